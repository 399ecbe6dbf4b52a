/** The numbers that can be assigned. None is real: phone numbers in Denmark do not begin with 1. */
const pool: readonly string[] = Array.from({ length: 5000 }, (_, index) =>
  String(10_900_000 + ((index * 7919) % 100_000)),
);
const numbers = new Set(pool);

/** Numbers of the pool that contain these digits, in the order in which they are offered. */
export function poolNumbers(digits: string): string[] {
  return pool.filter(number => number.includes(digits));
}

export const isOfPool = (number: string): boolean => numbers.has(number);
