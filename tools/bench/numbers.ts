/** Medians and ratios of measurements. */

/** The median; for an even number of values the mean of the middle two. */
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
  /** Federated divided by single. */
  readonly ratio: number;
  /** The requirement, if there is one. */
  readonly limit?: Limit;
}

/** At most this factor, or this difference. */
export type Limit = { readonly times: number } | { readonly more: number };

/** Compares the medians of two series of the same figure. */
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
    // Zero on both sides is a ratio of 1.
    ratio: other === one ? 1 : other / one,
    ...(limit === undefined ? {} : { limit }),
  };
};
