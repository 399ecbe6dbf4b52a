/** eSIMs: on every tenth active subscription with a SIM card, in each status in turn. */
import { ESIM_STATUSES, type Esim } from '../../contracts/sim-card.ts';
import type { StoredSubscription } from './subscriptions.ts';

export const esimOf = ({ id, status, simCards }: StoredSubscription): Esim | null => {
  const position = Number(id.slice(-6)) - 1;
  if (simCards.length === 0 || status !== 'Active' || position % 10 !== 1) return null;
  const esimStatus = ESIM_STATUSES[Math.floor(position / 10) % ESIM_STATUSES.length] ?? 'Unknown';
  if (esimStatus !== 'Ordered') return { status: esimStatus };
  const code = `LPA:1$smdp.demo.example$OFFLINE${id}`;
  return {
    status: esimStatus,
    qrCodeContent: code,
    qrCodeUrl: `https://esim.demo.example/installer#${encodeURIComponent(code)}`,
  };
};
