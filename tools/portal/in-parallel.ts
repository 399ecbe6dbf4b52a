/** Does `work` to each item, so many at a time. */
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
