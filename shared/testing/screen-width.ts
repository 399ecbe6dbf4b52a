/** Mocks media queries, which jsdom does not have, for a wide or narrow screen. */

export type ScreenWidth = 'wide' | 'narrow';

/** Sets the width, and returns a function that changes it while a page is open. */
export const setScreenWidth = (width: ScreenWidth): ((next: ScreenWidth) => void) => {
  let current = width;
  const queries = new EventTarget();
  const answer = (media: string) =>
    Object.defineProperty(Object.assign(queries, { media }), 'matches', {
      configurable: true,
      get: () => current === 'wide',
    }) as unknown as MediaQueryList;
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: answer });
  return next => {
    current = next;
    queries.dispatchEvent(new Event('change'));
  };
};
