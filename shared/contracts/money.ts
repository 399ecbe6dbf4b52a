import * as z from 'zod/mini';

/** An amount in whole kroner and øre as a decimal (`1234.5` is 1.234,50 kr.), never in minor units. */
export const moneySchema = z.object({
  value: z.number(),
  /** ISO 4217; the demo data only holds `DKK`. */
  currency: z.string(),
});
export type Money = z.infer<typeof moneySchema>;

/** An amount of øre, in which amounts are counted and add up without rests. */
export const fromOre = (ore: number): Money => ({ value: ore / 100, currency: 'DKK' });

export const oreOf = ({ value }: Pick<Money, 'value'>): number => Math.round(value * 100);
