import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { forgetCheckedTokens } from './access-tokens.ts';

/**
 * Ends sign-ins immediately: deletes sessions, grants and all tokens. Use it with a user id when a password changes or
 * an administrator loses access; without one when the demo data is reset.
 */
export async function endSignIns(db: Kysely<Database>, userId?: string): Promise<void> {
  let query = db.deleteFrom('oidc_payloads');
  if (userId !== undefined) query = query.where('account_id', '=', userId);
  await query.execute();
  forgetCheckedTokens();
}

/**
 * Like `endSignIns` for one person, but keeps the sign-in in which they changed their password.
 *
 * @param sessionUid of the sign-in to keep; without one all end
 */
export async function endOtherSignIns(
  db: Kysely<Database>,
  userId: string,
  sessionUid: string | undefined,
): Promise<void> {
  if (sessionUid === undefined) return endSignIns(db, userId);
  await db
    .deleteFrom('oidc_payloads')
    .where('account_id', '=', userId)
    .where(where => where.not(partOf(sessionUid)(where)))
    .execute();
  forgetCheckedTokens();
}

/** Ends one sign-in of a person, with its grants and tokens. @returns whether it existed */
export async function endSignIn(db: Kysely<Database>, userId: string, sessionUid: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('oidc_payloads')
    .where('account_id', '=', userId)
    .where(partOf(sessionUid))
    .returning(['model', 'uid'])
    .execute();
  forgetCheckedTokens();
  return ended.some(({ model, uid }) => model === 'Session' && uid === sessionUid);
}

/** The session of a sign-in, its grants, and everything issued in it. */
const partOf = (sessionUid: string) => (where: ExpressionBuilder<Database, 'oidc_payloads'>) => {
  const grants = where
    .selectFrom('oidc_payloads as issued')
    .select('issued.grant_id')
    .where('issued.session_uid', '=', sessionUid)
    .where('issued.grant_id', 'is not', null);
  return where.or([
    where('session_uid', 'is not distinct from', sessionUid),
    where.and([where('model', '=', 'Session'), where('uid', '=', sessionUid)]),
    where.and([where('model', '=', 'Grant'), where('id', 'in', grants)]),
  ]);
};
