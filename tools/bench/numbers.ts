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
  /** The ratio that is asked for, where one is. */
  readonly limit?: number;
}

/** Compares the medians of two series of the same thing. */
export const compare = (
  name: string,
  unit: Comparison['unit'],
  single: readonly number[],
  federated: readonly number[],
  limit?: number,
): Comparison => {
  const [one, other] = [median(single), median(federated)];
  return {
    name,
    unit,
    single: one,
    federated: other,
    ratio: other / one,
    ...(limit === undefined ? {} : { limit }),
  };
};
