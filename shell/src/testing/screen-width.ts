/** jsdom has no media queries; this answers them for a screen that is `wide` or not, until the test is over. */
export const setScreenWidth = (width: 'wide' | 'narrow'): void => {
  const answer = (media: string) =>
    Object.assign(new EventTarget(), { matches: width === 'wide', media }) as unknown as MediaQueryList;
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: answer });
};
