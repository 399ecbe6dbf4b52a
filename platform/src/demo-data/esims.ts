import { ESIM_STATUSES, ownSimCardPrefix, type EsimStatus } from 'shared/contracts/sim-card';
import { activationLetters } from '../sims/esim-activation.ts';
import { esimCard } from '../sims/esim-card.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { createRandom } from 'shared/catalogue/random';

/** Every 23rd subscription has an eSIM, with the statuses of the list in turn. */
const period = 23;

/**
 * The eSIMs of a customer: on some of its active mobile subscriptions, with each status in turn. An activated one is
 * the main SIM card. Uses separate random choices, so that no other row depends on them.
 */
export function generateEsims(
  subscriptions: readonly DemoRow<'subscriptions'>[],
  simCards: readonly DemoRow<'sim_cards'>[],
  moments: Moments,
): { esims: DemoRow<'esims'>[]; simCards: DemoRow<'sim_cards'>[] } {
  const esims = subscriptions.filter(hasEsim).map((subscription, index) => {
    const status = ESIM_STATUSES[index % ESIM_STATUSES.length] ?? 'Unknown';
    return esimRow(subscription.subscription_id, status, moments);
  });
  const inUse = new Set(esims.filter(({ status }) => status === 'Activated').map(({ icc }) => icc));
  return {
    esims,
    simCards: simCards.map(card => (inUse.has(card.icc) ? { ...card, ...esimCard } : card)),
  };
}

function hasEsim(subscription: DemoRow<'subscriptions'>, index: number): boolean {
  const { category, status, future_cancellation_date } = subscription;
  return (
    index % period === 7 && category === 'Voice' && status === 'Active' && future_cancellation_date === null
  );
}

function esimRow(subscription_id: string, status: EsimStatus, moments: Moments): DemoRow<'esims'> {
  const random = createRandom(`eSIM of ${subscription_id}`);
  const letters = Array.from({ length: 20 }, () => activationLetters[random.int(0, 31)]);
  const isInUse = status === 'Activated';
  return {
    subscription_id,
    icc: `${ownSimCardPrefix}${subscription_id.padStart(13, '0')}${isInUse ? '1' : '5'}`,
    status,
    matching_id: letters.join(''),
    puk_code: random.digits(8),
    ordered_at: status === 'Ordered' ? moments.minutesAgo(25) : moments.daytime(random.int(2, 90), 240),
  };
}
