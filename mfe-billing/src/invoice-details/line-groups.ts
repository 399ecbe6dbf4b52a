import type { BillingLine } from 'shared/contracts/billing-item-details';
import { oreOf, type Money } from 'shared/contracts/money';

/** The lines of one phone number, or of the customer number as a whole. */
export interface LineGroup {
  /** Undefined for lines of no single number. */
  readonly msisdn: string | undefined;
  readonly userName: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly lines: readonly BillingLine[];
  /** Sum without VAT. */
  readonly total: Money;
}

const sumOf = (lines: readonly BillingLine[]): Money => ({
  // Summed in øre: decimal kroner have rounding errors.
  value: lines.reduce((ore, line) => ore + oreOf(line.amountExclVat), 0) / 100,
  currency: lines[0]?.amountExclVat.currency ?? 'DKK',
});

/** Groups an invoice's lines by number: those without a number first, the rest in their original order. */
export const groupLines = (lines: readonly BillingLine[]): LineGroup[] => {
  const numbers = new Set(lines.flatMap(({ msisdn }) => msisdn ?? []));
  const hasCommon = lines.some(({ msisdn }) => !msisdn);
  return [...(hasCommon ? [undefined] : []), ...numbers].map(msisdn => {
    const own = lines.filter(line => (line.msisdn ?? undefined) === msisdn);
    const named = msisdn === undefined ? undefined : own[0];
    return {
      msisdn,
      userName: named?.userName ?? undefined,
      subscriptionId: named?.subscriptionId ?? undefined,
      lines: own,
      total: sumOf(own),
    };
  });
};
