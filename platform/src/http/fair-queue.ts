/**
 * Creates a queue that releases one waiter per event loop turn: however many unauthenticated requests arrive, the
 * request of a signed-in user waits for at most one at a time. Waiters hold no resource, so a slow client does not
 * block others.
 */
export function createFairQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise(resolve => setImmediate(resolve)));
    return last;
  };
}
