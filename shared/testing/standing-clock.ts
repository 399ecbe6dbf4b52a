/** Timers that keep running with a stopped clock, because pages and responses wait with them. */
const doNotFake = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/**
 * Stops the clock, for tests that depend on the date. Call it at the top level of the file; the returned
 * function is called within a test with a moment, ISO 8601 with zone, at which the clock stands until the
 * test ends.
 */
export const standingClock = (): ((moment: string) => void) => {
  afterEach(() => {
    jest.useRealTimers();
  });
  return moment => {
    jest.useFakeTimers({ doNotFake, now: new Date(moment) });
  };
};
