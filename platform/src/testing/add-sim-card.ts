import { randomInt } from 'node:crypto';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { addSubscription } from './add-subscription.ts';

/** A number of a SIM card that nobody has. */
const newIcc = (): string =>
  `${ownSimCardPrefix}6${Array.from({ length: 13 }, () => randomInt(10)).join('')}`;

/** Puts a SIM card in the database that can be taken into use, or was withdrawn. */
export async function addBlankSimCard(db: Kysely<Database>, is_available = true): Promise<string> {
  const icc = newIcc();
  await db.insertInto('blank_sim_cards').values({ icc, puk_code: '87654321', is_available }).execute();
  return icc;
}

/** As `addSubscription`, with a main SIM card. */
export async function addSubscriptionWithSimCard(
  ...given: Parameters<typeof addSubscription>
): Promise<string> {
  const subscription_id = await addSubscription(...given);
  const card = { puk_code: '12345678', service_code: 'SIM', msisdn: '4510100001', name: 'Simkort' };
  await given[0]
    .insertInto('sim_cards')
    .values({ ...card, subscription_id, icc: newIcc(), is_main: true })
    .execute();
  return subscription_id;
}

/** The number that the demo data gives the data card of a subscription. */
export const dataCardNumber = (subscriptionId: string): string =>
  `${ownSimCardPrefix}${subscriptionId.padStart(13, '0')}2`;

/** Puts a data card on a subscription, with the number that the demo data would give it. */
export async function addDataCard(
  db: Kysely<Database>,
  subscription_id: string,
  product_code = 'DATADEL',
): Promise<object> {
  const card = { puk_code: '12345678', service_code: 'DATASIM', msisdn: '4510100001', name: 'Datakort' };
  const icc = dataCardNumber(subscription_id);
  await db
    .insertInto('sim_cards')
    .values({ ...card, subscription_id, icc, is_main: false, product_code })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return {};
}
