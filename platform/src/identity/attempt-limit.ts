import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const windowMinutes = 15;

/**
 * Failed tries allowed in a window. One address guessing at one account is stopped first; an
 * account is never closed to its owner elsewhere by a stranger's few tries; and one address
 * cannot go through a list of accounts.
 */
const limits = { accountFromAddress: 5, account: 50, address: 50 };

export interface Attempt {
  allowed: boolean;
  /** Call when the sign-in succeeded: the tries before it no longer count against this account. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try to sign in before it is judged, so that tries at the same moment count too.
 * Unknown e-mails are counted like known ones: a refusal tells nothing about an account.
 */
export async function startAttempt(db: Kysely<Database>, email: string, address: string): Promise<Attempt> {
  const account = accountSubject(email);
  const subjects = [
    { subject: `${account} from ${address}`, limit: limits.accountFromAddress },
    { subject: account, limit: limits.account },
    { subject: `address ${address}`, limit: limits.address },
  ];
  let allowed = true;
  for (const { subject, limit } of subjects) {
    if ((await countUp(db, subject)) > limit) allowed = false;
  }
  return {
    allowed,
    async succeeded() {
      await db
        .updateTable('sign_in_attempts')
        .set({
          failures: sql<number>`case when subject = ${subjects[0]?.subject} then 0 else greatest(failures - 1, 0) end`,
        })
        .where(
          'subject',
          'in',
          subjects.map(({ subject }) => subject),
        )
        .execute();
    },
  };
}

/** Forgets the failed tries at an account, from wherever: its owner has just proven who they are by other means. */
export async function forgiveAttempts(db: Kysely<Database>, email: string): Promise<void> {
  const account = accountSubject(email);
  await db
    .deleteFrom('sign_in_attempts')
    .where(sql<boolean>`subject = ${account} or starts_with(subject, ${`${account} from `})`)
    .execute();
}

const accountSubject = (email: string) => `account ${createHash('sha256').update(email).digest('base64url')}`;

/** Counts one more of something that is limited. @returns how many there were of `subject` in the present window */
export async function countUp(db: Kysely<Database>, subject: string): Promise<number> {
  const windowEnd = new Date(Date.now() + windowMinutes * 60_000);
  const row = await db
    .insertInto('sign_in_attempts')
    .values({ subject, failures: 1, window_ends_at: windowEnd })
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when sign_in_attempts.window_ends_at < now() then 1 else sign_in_attempts.failures + 1 end`,
        window_ends_at: sql<Date>`case when sign_in_attempts.window_ends_at < now() then excluded.window_ends_at else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}
