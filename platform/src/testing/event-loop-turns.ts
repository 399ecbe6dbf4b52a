/**
 * Awaits promises that were started at the same time.
 *
 * @returns the turn of the event loop in which each was settled, counted from an arbitrary one
 */
export async function eventLoopTurns(promises: readonly Promise<unknown>[]): Promise<number[]> {
  let turn = 0;
  let hasEnded = false;
  const count = () => {
    turn += 1;
    if (!hasEnded) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(promises.map(promise => promise.then(() => turn)));
  hasEnded = true;
  return turns;
}
