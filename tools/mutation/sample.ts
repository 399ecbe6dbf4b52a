/** Stratified sampling: draws from groups in proportion to their size, reproducibly by seed. */
import { createRandom } from 'shared/catalogue/random';

/** Minimum per group. */
const least = 5;

/** How many to draw from each group for about `count` in total. */
export const shares = (sizes: ReadonlyMap<string, number>, count: number): Map<string, number> => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return new Map(
    [...sizes].map(([group, size]) => [
      group,
      Math.min(size, Math.max(Math.min(least, count), Math.round((count * size) / Math.max(total, 1)))),
    ]),
  );
};

/** The items in a random order determined by the seed. */
export const shuffled = <Item>(items: readonly Item[], seed: string): Item[] => {
  const random = createRandom(seed);
  return items
    .map(item => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
