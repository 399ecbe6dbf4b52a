import type { UsageAlert } from '../contracts/usage-alert.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './quantity.ts';

const watched: Readonly<Record<UsageAlert['metric'], string>> = {
  DataDk: 'af data i Danmark',
  DataEu: 'af data i EU',
  ExtraCost: 'ud over abonnementet',
  Unknown: 'af andet forbrug',
};

/** The limit of an alert: `80 % af data i Danmark`, `250,00 kr. ud over abonnementet`. */
export const formatAlertLimit = ({ metric, threshold }: Pick<UsageAlert, 'metric' | 'threshold'>): string => {
  const isAmount = metric === 'ExtraCost';
  const limit = isAmount
    ? formatMoney({ value: threshold, currency: 'DKK' })
    : formatPercent(threshold / 100);
  return `${limit} ${watched[metric]}`;
};
