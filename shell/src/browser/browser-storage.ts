/** The browser's storage, with a fallback: when cookies are blocked, merely accessing it throws. */

/** Stores nothing; writing throws. */
const closedStorage: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('Storage is closed.', 'SecurityError');
  },
};

const orClosed = (open: () => Storage): Storage => {
  try {
    return open();
  } catch {
    return closedStorage;
  }
};

/** Session storage: ends with the tab. */
export const tabStorage = (): Storage => orClosed(() => window.sessionStorage);

/** Local storage: stays in the browser. */
export const lastingStorage = (): Storage => orClosed(() => window.localStorage);
