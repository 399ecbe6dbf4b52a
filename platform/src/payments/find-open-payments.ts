import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The open payments that any of these invoices is in, each with all of its invoices. */
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
    // Of its own row as well: one that was taken back while this waited for it is not open any more.
    .where('state', '=', 'Pending')
    .select(['session_id', 'expires_at'])
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
