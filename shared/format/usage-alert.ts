import { formatMoney } from './money.ts';
import { formatPercent } from './quantity.ts';

/** Keys are the metrics of the contract. */
const watched = {
  DataDk: 'af data i Danmark',
  DataEu: 'af data i EU',
  ExtraCost: 'ud over abonnementet',
  Unknown: 'af andet forbrug',
};

interface AlertLimit {
  readonly metric: keyof typeof watched;
  /** Per cent, or kroner. */
  readonly threshold: number;
}

/** The limit of an alert: `80 % af data i Danmark`, `250,00 kr. ud over abonnementet`. */
export const formatAlertLimit = ({ metric, threshold }: AlertLimit): string => {
  const isAmount = metric === 'ExtraCost';
  const limit = isAmount
    ? formatMoney({ value: threshold, currency: 'DKK' })
    : formatPercent(threshold / 100);
  return `${limit} ${watched[metric]}`;
};
