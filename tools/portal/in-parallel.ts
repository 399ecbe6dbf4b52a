/** Runs `work` for each item, with limited concurrency. */
export const inParallel = async <Item>(
  items: Iterable<Item>,
  jobs: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
};
