import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Adds a passkey that exists on no device.
 *
 * @returns its id
 */
export async function addPasskeyRow(
  db: Kysely<Database>,
  email: string,
  name = 'Chrome på Windows',
): Promise<string> {
  const person = await db.selectFrom('users').where('email', '=', email).select('user_id').executeTakeFirst();
  if (!person) return 'nobody';
  const passkey_id = randomUUID();
  await db
    .insertInto('passkeys')
    .values({
      passkey_id,
      user_id: person.user_id,
      name,
      credential_id: passkey_id,
      public_key: 'none',
      counter: 0,
      transports: '[]',
      created_at: new Date(),
    })
    .execute();
  return passkey_id;
}
