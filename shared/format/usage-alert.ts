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
  /** Percent, or kroner. */
  readonly threshold: number;
}

const limitOf = ({ metric, threshold }: AlertLimit): string =>
  metric === 'ExtraCost'
    ? formatMoney({ value: threshold, currency: 'DKK' })
    : formatPercent(threshold / 100);

/** The limit of a usage alert: `80 % af data i Danmark`, `250,00 kr. ud over abonnementet`. */
export const formatAlertLimit = (limit: AlertLimit): string => `${limitOf(limit)} ${watched[limit.metric]}`;

/**
 * The same for an alert on a billing account: `80 % af data i Danmark på et abonnement`,
 * `5.000,00 kr. ud over abonnementerne i alt`.
 */
export const formatAccountAlertLimit = (limit: AlertLimit): string =>
  limit.metric === 'ExtraCost'
    ? `${limitOf(limit)} ud over abonnementerne i alt`
    : `${formatAlertLimit(limit)} på et abonnement`;
