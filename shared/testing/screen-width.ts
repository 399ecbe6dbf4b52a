/** jsdom has no media queries; this answers them for a screen that is wide or narrow. */

export type ScreenWidth = 'wide' | 'narrow';

/** Sets the width, and answers the way to change it while a page is open. */
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
