/** Draws from groups in proportion to their size, the same with the same seed. */
import { createRandom } from 'shared/catalogue/random';

/** At least so many of a group, however small it is. */
const least = 5;

/** How many of each group make `count` in all. */
export const shares = (sizes: ReadonlyMap<string, number>, count: number): Map<string, number> => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return new Map(
    [...sizes].map(([group, size]) => [
      group,
      Math.min(size, Math.max(Math.min(least, count), Math.round((count * size) / Math.max(total, 1)))),
    ]),
  );
};

/** The items in an order that the seed decides. */
export const shuffled = <Item>(items: readonly Item[], seed: string): Item[] => {
  const random = createRandom(seed);
  return items
    .map(item => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
