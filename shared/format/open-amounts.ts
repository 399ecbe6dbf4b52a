/** Texts for the parts of the open amount, the same on every page. */
import { formatCount } from './number.ts';

export const openAmountLabels = {
  Overdue: 'Forfaldent',
  ToPay: 'Til betaling',
  Automatic: 'Betales automatisk',
  DueSoon: 'Forfalder inden for 7 dage',
  total: 'Åbent i alt',
} as const;

/** `1 faktura`, `1.200 fakturaer`. */
export const invoiceCount = (count: number): string =>
  count === 1 ? '1 faktura' : `${count === 0 ? 'Ingen' : formatCount(count)} fakturaer`;
