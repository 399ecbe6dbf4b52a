import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Everything that would show a change of a subscription; its orders separately, because they stay. */
export async function subscriptionSnapshot(db: Kysely<Database>, id: string) {
  const rows = (table: 'subscriptions' | 'sim_cards' | 'esims' | 'orders') =>
    db.selectFrom(table).selectAll().where('subscription_id', '=', id).execute();
  const stored = [
    await rows('subscriptions'),
    await rows('sim_cards'),
    await rows('esims'),
    await db.selectFrom('blank_sim_cards').selectAll().orderBy('icc').execute(),
  ];
  return { stored: JSON.stringify(stored), orders: JSON.stringify(await rows('orders')) };
}
