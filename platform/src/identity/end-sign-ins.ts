import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { forgetCheckedTokens } from './access-tokens.ts';

/**
 * Ends sign-ins at once: sessions, grants and every token go. Use it with a user id when a
 * password changes or an administrator loses access; without one when the demo data is reset.
 */
export async function endSignIns(db: Kysely<Database>, userId?: string): Promise<void> {
  let query = db.deleteFrom('oidc_payloads');
  if (userId !== undefined) query = query.where('account_id', '=', userId);
  await query.execute();
  forgetCheckedTokens();
}
