/** The browser's storage, also where it lets nobody near it: where cookies are blocked, the mere mention throws. */

/** Remembers nothing, and says so when asked to. */
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

/** Ends with the tab. */
export const tabStorage = (): Storage => orClosed(() => window.sessionStorage);

/** Stays in the browser. */
export const lastingStorage = (): Storage => orClosed(() => window.localStorage);
