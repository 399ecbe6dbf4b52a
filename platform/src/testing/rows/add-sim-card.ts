import { randomInt } from 'node:crypto';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addSubscription } from './add-subscription.ts';

/** An unused SIM card number. */
const newIcc = (): string =>
  `${ownSimCardPrefix}6${Array.from({ length: 13 }, () => randomInt(10)).join('')}`;

/** Adds a blank SIM card to the database, available or withdrawn. */
export async function addBlankSimCard(db: Kysely<Database>, is_available = true): Promise<string> {
  const icc = newIcc();
  await db.insertInto('blank_sim_cards').values({ icc, puk_code: '87654321', is_available }).execute();
  return icc;
}

/** Like `addSubscription`, with a main SIM card. */
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

/** The number of a subscription's data card in the demo data. */
export const dataCardNumber = (subscriptionId: string): string =>
  `${ownSimCardPrefix}${subscriptionId.padStart(13, '0')}2`;

/** Adds a data card to a subscription, with the number it would have in the demo data. */
export async function addDataCard(db: Kysely<Database>, subscription_id: string): Promise<object> {
  const card = { puk_code: '12345678', service_code: 'DATASIM', msisdn: '4510100001', name: 'Datakort' };
  const icc = dataCardNumber(subscription_id);
  await db
    .insertInto('sim_cards')
    .values({ ...card, subscription_id, icc, is_main: false, product_code: 'DATADEL' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return {};
}
