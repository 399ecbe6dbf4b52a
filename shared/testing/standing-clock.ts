/** What goes on as ever while the clock stands: whatever a page or an answer waits with. */
const doNotFake = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/**
 * For tests of what depends on the day. Call it where the file's tests are declared; what it gives back is called in a
 * test with the moment, ISO 8601 with zone, at which the clock then stands until the test ends.
 */
export const standingClock = (): ((moment: string) => void) => {
  afterEach(() => {
    jest.useRealTimers();
  });
  return moment => {
    jest.useFakeTimers({ doNotFake, now: new Date(moment) });
  };
};
