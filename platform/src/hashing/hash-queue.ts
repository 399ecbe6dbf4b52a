/** Thrown for expensive work when the queue is full. */
export class TooBusy extends Error {
  constructor() {
    super('Too much waits already.');
    this.name = 'TooBusy';
  }
}

/** Runs expensive work with limited concurrency and a limited queue; rejects more. */
export type HashQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param atOnce maximum concurrency
 * @param longest maximum queue length
 */
export function createHashQueue(atOnce: number, longest: number): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longest) throw new TooBusy();
    // Finished work passes its slot directly to the next, so that it is never free in between.
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
