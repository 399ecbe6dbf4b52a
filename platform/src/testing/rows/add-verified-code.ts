import { randomUUID } from 'node:crypto';
import { CODE_MINUTES, type CodePurpose } from 'shared/contracts/one-time-code';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { fastHash } from '../fast-hash.ts';

let hashed: Promise<string> | undefined;

/**
 * Adds a code to the database that the person with this e-mail has already entered correctly.
 *
 * @returns the challenge's id; an unknown id if there is no such person
 */
export async function addVerifiedCode(
  db: Kysely<Database>,
  email: string,
  purpose: CodePurpose,
  destination: string,
  now: Date,
): Promise<string> {
  hashed ??= fastHash('1234');
  const challenge_id = randomUUID();
  const person = await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst();
  if (!person) return challenge_id;
  const values = {
    challenge_id,
    destination,
    code_hash: await hashed,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    verified_at: now,
  };
  await db
    .insertInto('one_time_codes')
    .values({ user_id: person.user_id, purpose, ...values })
    .onConflict(conflict => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return challenge_id;
}
