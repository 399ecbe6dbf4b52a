/** A seeded random generator: the same seed gives the same sequence forever, on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer between both bounds, inclusive. */
  int(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with this probability in percent. */
  chance(percent: number): boolean;
  /** A number of random decimal digits. */
  digits(count: number): string;
  /** A random id in UUID format. */
  uuid(): string;
}

/** Creates a generator from a text seed (mulberry32 over its FNV-1a hash). */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');

  return {
    next,
    int,
    pick: items => items[int(0, items.length - 1)] ?? items[0],
    chance: percent => next() * 100 < percent,
    digits: count => Array.from({ length: count }, () => String(int(0, 9))).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
