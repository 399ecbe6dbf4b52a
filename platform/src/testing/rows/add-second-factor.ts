import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { keyForApp, makeRecoveryCodes, makeSealedKey } from '../../identity/second-factor/second-factor.ts';

/**
 * Adds a second factor, by default already switched on.
 *
 * @returns its key and recovery codes
 */
export async function addSecondFactor(
  db: Kysely<Database>,
  email: string,
  { isOn = true, now = new Date() }: { isOn?: boolean; now?: Date } = {},
): Promise<{ key: string; recoveryCodes: string[] }> {
  const person = await db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['user_id', 'email'])
    .executeTakeFirst();
  if (!person) return { key: '', recoveryCodes: [] };
  const { user_id } = person;
  await removeSecondFactor(db, email);
  const sealed_key = await makeSealedKey(db, user_id);
  await db
    .insertInto('second_factors')
    .values({ user_id, sealed_key, created_at: now, confirmed_at: isOn ? now : null })
    .execute();
  const recoveryCodes = isOn ? await makeRecoveryCodes(db, user_id) : [];
  return { key: (await keyForApp(db, person, sealed_key)).key, recoveryCodes };
}

export async function removeSecondFactor(db: Kysely<Database>, email: string): Promise<void> {
  const person = db.selectFrom('users').where('email', '=', email).select('user_id');
  for (const table of ['recovery_codes', 'second_factors'] as const)
    await db.deleteFrom(table).where('user_id', 'in', person).execute();
}
