import * as z from 'zod/mini';

/** A decimal amount in kroner (`1234.5` is 1.234,50 kr.), never in minor units. */
export const moneySchema = z.object({
  value: z.number(),
  /** ISO 4217; the demo data only contains `DKK`. */
  currency: z.string(),
});
export type Money = z.infer<typeof moneySchema>;

/** Converts øre, which amounts are calculated in to keep sums exact. */
export const fromOre = (ore: number): Money => ({ value: ore / 100, currency: 'DKK' });

export const oreOf = ({ value }: Pick<Money, 'value'>): number => Math.round(value * 100);
