import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account } from 'oidc-provider';
import { writeEntryForEachCustomer } from '../audit/write-own-entry.ts';
import type { Database } from '../database/tables.ts';
import { hashPassword, verifyPassword } from '../hashing/passwords.ts';

/** Finds the person of a session or token, with their user info claims. */
export async function findAccount(db: Kysely<Database>, userId: string): Promise<Account | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'email', 'segment_id', 'has_customer_roles'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  return {
    accountId: user.user_id,
    async claims(use) {
      const identity = { sub: user.user_id, email: user.email };
      if (use !== 'userinfo') return identity;
      return {
        ...identity,
        ...(user.segment_id === null ? {} : { segment_id: user.segment_id }),
        ...(user.has_customer_roles ? { customer_roles: await customerRoles(db, userId) } : {}),
      };
    },
  };
}

function customerRoles(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('memberships')
    .select(['customer_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('customer_id')
    .execute();
}

/** A valid hash that matches no password, so that unknown e-mails take as long to check as known ones. */
let decoy: Promise<string> | undefined;

/** User id and password id for an e-mail and password; undefined if they do not match. */
export async function checkCredentials(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<{ userId: string; passwordMark: string } | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  decoy ??= hashPassword('no password has this hash', 'signed-in');
  const correct = await verifyPassword(user?.password_hash ?? (await decoy), password, 'stranger');
  return user && correct ? { userId: user.user_id, passwordMark: markOf(user.password_hash) } : undefined;
}

const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

/** Whether a person still has this password. Waits for a concurrent change. */
export async function hasPassword(
  db: Kysely<Database>,
  userId: string,
  passwordMark: string,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select('password_hash')
    .forShare()
    .executeTakeFirst();
  return user !== undefined && markOf(user.password_hash) === passwordMark;
}

/** Records a sign-in, for the person and at each of their customers. */
export async function recordSignIn(db: Kysely<Database>, userId: string): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async transaction => {
    const user = await transaction
      .updateTable('users')
      .set({ last_login_at: now })
      .where('user_id', '=', userId)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (user)
      await writeEntryForEachCustomer({ transaction, correlationId: randomUUID(), now }, user, {
        action: 'SignedIn',
      });
  });
}
