import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Adds a session of a person to the database, as stored by the sign-in server.
 *
 * @returns its uid; an unknown uid if there is no such person
 */
export async function addSignIn(db: Kysely<Database>, email: string): Promise<string> {
  const uid = randomUUID();
  const person = await db.selectFrom('users').where('email', '=', email).select('user_id').executeTakeFirst();
  if (!person) return uid;
  const now = Date.now();
  const payload = JSON.stringify({ uid, accountId: person.user_id, loginTs: Math.floor(now / 1000) });
  await db
    .insertInto('oidc_payloads')
    .values({
      model: 'Session',
      id: randomUUID(),
      uid,
      payload,
      account_id: person.user_id,
      expires_at: new Date(now + 3_600_000),
    })
    .execute();
  return uid;
}
