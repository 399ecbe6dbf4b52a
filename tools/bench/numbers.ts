/** Medians and ratios of what was measured. */

/** The middle value; of an even number of values the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return (lower + upper) / 2;
};

export interface Comparison {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | '';
  readonly single: number;
  readonly federated: number;
  /** Federated by single. */
  readonly ratio: number;
  /** What is asked for, where something is. */
  readonly limit?: Limit;
}

/** At most so many times as much, or so much more. */
export type Limit = { readonly times: number } | { readonly more: number };

/** Compares the medians of two series of the same thing. */
export const compare = (
  name: string,
  unit: Comparison['unit'],
  single: readonly number[],
  federated: readonly number[],
  limit?: Limit,
): Comparison => {
  const [one, other] = [median(single), median(federated)];
  return {
    name,
    unit,
    single: one,
    federated: other,
    // Nothing on either side is as much.
    ratio: other === one ? 1 : other / one,
    ...(limit === undefined ? {} : { limit }),
  };
};
