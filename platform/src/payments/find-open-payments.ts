import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The open payments that contain any of these invoices, each with all its invoices. */
export async function findOpen(db: Kysely<Database>, ids: readonly string[]) {
  const sessions = await db
    .selectFrom('payment_sessions')
    .where('session_id', 'in', query =>
      query
        .selectFrom('payment_items')
        .where('billing_item_id', 'in', ids)
        .where('is_open', '=', true)
        .select('session_id'),
    )
    // Also locks the session row, so that a payment cancelled meanwhile is not returned as open.
    .where('state', '=', 'Pending')
    .select(['session_id', 'customer_id', 'expires_at'])
    .orderBy('session_id')
    .forUpdate()
    .execute();
  return Promise.all(
    sessions.map(async session => ({
      ...session,
      items: await db
        .selectFrom('payment_items')
        .where('session_id', '=', session.session_id)
        .select(['billing_item_id as id', 'amount_ore'])
        .execute(),
    })),
  );
}
