import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { PasskeysTable } from '../database/tables-system.ts';

export type Passkey = Selectable<PasskeysTable>;

/** A person's passkeys, the oldest first. */
export function readPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

/** A passkey with its person's e-mail, by what the device knows it by. */
export function findPasskey(db: Kysely<Database>, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.user_id', 'passkeys.user_id')
    .where('credential_id', '=', credentialId)
    .selectAll('passkeys')
    .select('users.email')
    .executeTakeFirst();
}

/**
 * Notes that a passkey was used. A count that does not grow means that somebody has a copy, or that two answers came at
 * once: one of them counts. Devices that do not count say 0 each time.
 *
 * @returns whether it may be used
 */
export async function usePasskey(
  db: Kysely<Database>,
  { passkey_id }: Pick<Passkey, 'passkey_id'>,
  counter: number,
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, used_at: new Date() })
    .where('passkey_id', '=', passkey_id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('passkey_id')
    .executeTakeFirst();
  return used !== undefined;
}
