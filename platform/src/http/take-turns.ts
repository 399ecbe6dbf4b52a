/**
 * Makes a queue that lets one go on in each turn of the event loop: however many strangers ask at once, a signed-in person's
 * call waits for one of them at a time. Nobody holds a place in it, so nobody who is slow stands in another's way.
 */
export function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise(resolve => setImmediate(resolve)));
    return last;
  };
}
