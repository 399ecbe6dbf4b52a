import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { SubscriptionStatus } from 'shared/contracts/subscription-kind';
import type { DemoRow } from './demo-rows.ts';
import type { Random } from './random.ts';

/**
 * The SIM cards of a mobile subscription: a main card, and a data card on every ninth. ICC numbers have 20 digits. The
 * PUK code of some is not known.
 */
export function generateSimCards(
  subscription: { id: string; localNumber: string; kind: { status: SubscriptionStatus }; index: number },
  random: Random,
): DemoRow<'sim_cards'>[] {
  const puk_code = subscription.kind.status === 'Reserved' ? null : random.digits(8);
  const main = {
    icc: `${ownSimCardPrefix}${subscription.id.padStart(13, '0')}1`,
    subscription_id: subscription.id,
    service_code: 'SIM',
    msisdn: `45${subscription.localNumber}`,
    puk_code: subscription.index % 31 === 14 ? null : puk_code,
    is_main: true,
    name: 'SIM-kort',
  };
  if (subscription.index % 9 !== 0) return [main];
  const dataCard = {
    ...main,
    icc: `${ownSimCardPrefix}${subscription.id.padStart(13, '0')}2`,
    service_code: 'DATASIM',
    puk_code: random.digits(8),
    is_main: false,
    name: 'Datakort',
  };
  return [main, dataCard];
}
