/** What is asked for costs much, and more of it waits already than will be done soon. */
export class TooBusy extends Error {
  constructor() {
    super('Too much waits already.');
    this.name = 'TooBusy';
  }
}

/** Does costly work, so much of it at once and so much waiting; more is refused. */
export type HashQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param atOnce how much is done at the same time
 * @param longest how much may wait
 */
export function createHashQueue(atOnce: number, longest: number): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longest) throw new TooBusy();
    // Whoever is done hands its place on, so that it is never free in between.
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
