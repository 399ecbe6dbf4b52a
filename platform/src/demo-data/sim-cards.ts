import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { SubscriptionStatus } from 'shared/contracts/subscription-kind';
import type { DemoRow } from './demo-rows.ts';
import { activationLetters } from '../sims/esim-activation.ts';
import { createRandom, type Random } from 'shared/catalogue/random';

/** Data cards in turn; the last is an eSIM. */
const dataCardKinds = [
  { code: 'DATADEL', name: 'Datakort' },
  { code: 'DATA20', name: 'Datakort' },
  { code: 'DATADELESIM', name: 'Datakort på e-sim' },
] as const;

/**
 * The SIM cards of a mobile subscription: a main card and, for every ninth, a data card. ICC numbers have 20 digits.
 * Some PUK codes are unknown.
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
    name: 'Simkort',
    product_code: null,
  };
  if (subscription.index % 9 !== 0) return [main];
  const kind = dataCardKinds[(subscription.index / 9) % dataCardKinds.length] ?? dataCardKinds[0];
  const dataCard = {
    ...main,
    icc: `${ownSimCardPrefix}${subscription.id.padStart(13, '0')}2`,
    service_code: 'DATASIM',
    puk_code: random.digits(8),
    is_main: false,
    name: kind.name,
    product_code: kind.code,
  };
  return [main, dataCard];
}

/** The eSIMs of data cards: some in use, others waiting to be installed. */
export function generateDataCardEsims(
  simCards: readonly DemoRow<'sim_cards'>[],
): DemoRow<'data_card_esims'>[] {
  return simCards
    .filter(({ product_code }) => product_code === 'DATADELESIM')
    .map(({ icc }, index) => {
      const random = createRandom(`data card ${icc}`);
      const letters = Array.from({ length: 20 }, () => activationLetters[random.int(0, 31)]);
      return { icc, status: index % 3 === 1 ? 'Ordered' : 'Activated', matching_id: letters.join('') };
    });
}
