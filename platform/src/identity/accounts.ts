import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account } from 'oidc-provider';
import { noteOfPerson } from '../audit/write-own-entry.ts';
import type { Database } from '../database/tables.ts';
import { hashPassword, verifyPassword } from '../hashing/passwords.ts';

/** Finds the person a session or token belongs to, and says what user info tells about them. */
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

/** A real hash of no one's password: unknown e-mails cost as much time as known ones. */
let decoy: Promise<string> | undefined;

/** The user id of the person with this e-mail and password, and which password that is; undefined where it is none. */
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

/** Whether a person still has this password. Waits for whoever is about to change it. */
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

/** Notes that a person has signed in, at each of their customers, too. */
export async function noteSignIn(db: Kysely<Database>, userId: string): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async transaction => {
    const user = await transaction
      .updateTable('users')
      .set({ last_login_at: now })
      .where('user_id', '=', userId)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (user)
      await noteOfPerson({ transaction, correlationId: randomUUID(), now }, user, { action: 'SignedIn' });
  });
}
