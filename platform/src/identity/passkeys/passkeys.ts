import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { PasskeysTable } from '../../database/tables/sign-in.ts';

export type Passkey = Selectable<PasskeysTable>;

/** A person's passkeys, oldest first. */
export function readPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

/** A passkey with its owner's e-mail, by credential id. */
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
 * Records use of a passkey. A signature counter that does not increase means a cloned key or two concurrent answers, of
 * which one is accepted. Devices without a counter always send 0.
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
