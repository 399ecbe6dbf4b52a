import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { forgetRefusals, refusalsOf } from './refusals.ts';

const windowMinutes = 15;

/**
 * Failed attempts allowed per window. An address guessing at one account is stopped first, and one address cannot go
 * through a list of accounts. Guesses from many addresses only slow the account down for unknown browsers; a browser
 * the person was signed in from has its own limit.
 */
const limits = { address: 50, accountFromAddress: 5, account: 50, known: 10, own: 5 };
/** When an account is over its limit, unknown browsers get one attempt per this many seconds. */
const slowedTo = 20;
/** A window that ends this many milliseconds later than possible was stored with a wrong clock, and counts as over. */
const clocksDiffer = 60_000;

export interface Attempt {
  allowed: boolean;
  /** When the next attempt is allowed, if this one is not. */
  refusedUntil?: number | undefined;
  /** Call after a successful sign-in: earlier attempts no longer count against this account. */
  succeeded(): Promise<void>;
}

/** What is counted, and how often it is allowed per window. */
export interface Limit {
  subject: string;
  limit: number;
  /** Length of the window in seconds. Default: 15 minutes. */
  seconds?: number;
}

/**
 * Counts a sign-in attempt before checking it, so that concurrent attempts count too. The first limit that rejects an
 * attempt ends the count, so that an address that has used up its own limit cannot use up that of an account. Unknown
 * e-mails are counted like known ones.
 *
 * @param browser id given to a browser this person was signed in from before
 */
export async function startAttempt(
  db: Kysely<Database>,
  email: string,
  address: string,
  browser?: string,
): Promise<Attempt> {
  const account = accountSubject(email);
  const network = networkOf(address);
  const byAddress = [
    { subject: `address ${network}`, limit: limits.address },
    { subject: `${account} from ${network}`, limit: limits.accountFromAddress },
  ];
  if (browser !== undefined)
    return start(db, [{ subject: `${account} from browser ${browser}`, limit: limits.known }]);
  const attempt = await start(db, byAddress);
  if (!attempt.allowed) return attempt;
  const ofAccount = await start(db, [{ subject: account, limit: limits.account }]);
  const slowed = { subject: `${account} slowed`, limit: 1, seconds: slowedTo };
  const { allowed, refusedUntil } = ofAccount.allowed ? ofAccount : await start(db, [slowed]);
  return {
    allowed,
    refusedUntil,
    async succeeded() {
      await attempt.succeeded();
      await ofAccount.succeeded();
    },
  };
}

/** Counts an attempt of a signed-in person at their own password; nobody else can use up this limit. */
export function startOwnAttempt(db: Kysely<Database>, userId: string): Promise<Attempt> {
  return start(db, [{ subject: `own password of ${userId}`, limit: limits.own }]);
}

async function start(db: Kysely<Database>, subjects: Limit[]): Promise<Attempt> {
  let refusedUntil: number | undefined;
  for (const subject of subjects) refusedUntil ??= await countAgainst(db, subject);
  const named = subjects.map(({ subject }) => subject);
  return {
    allowed: refusedUntil === undefined,
    refusedUntil,
    /** Resets the last subject, which is the most specific; the others get one failure less. */
    async succeeded() {
      await db
        .updateTable('sign_in_attempts')
        .set({
          failures: sql<number>`case when subject = ${named.at(-1)} then 0 else greatest(failures - 1, 0) end`,
        })
        .where('subject', 'in', named)
        .execute();
      forgetRefusals();
    },
  };
}

/** Decrements a count, because the counted attempt was successful. */
export async function takeBack(db: Kysely<Database>, subject: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('subject', '=', subject)
    .execute();
}

/** Resets all failed attempts at an account, after its owner has been authenticated in another way. */
export async function forgiveAttempts(db: Kysely<Database>, email: string): Promise<void> {
  const account = accountSubject(email);
  await db
    .deleteFrom('sign_in_attempts')
    .where(sql<boolean>`subject = ${account} or starts_with(subject, ${`${account} `})`)
    .execute();
  forgetRefusals();
}

const accountSubject = (email: string) => `account ${createHash('sha256').update(email).digest('base64url')}`;

/**
 * Increments a count, unless it is already known to be over its limit, so that repeated attempts cost the database
 * nothing. Not for use in a transaction that may be rolled back.
 *
 * @returns until when it is rejected; undefined if it is within the limit
 */
export async function countAgainst(
  db: Kysely<Database>,
  { subject, limit, seconds }: Limit,
): Promise<number | undefined> {
  const refusals = refusalsOf(db);
  const refusedUntil = refusals.untilWhen(subject);
  if (refusedUntil !== undefined) return refusedUntil;
  const refused = refusals.asking(subject);
  const { failures, window_ends_at: end } = await countUp(db, subject, seconds);
  if (failures <= limit) return undefined;
  refused(end.getTime());
  return end.getTime();
}

/**
 * Increments a count.
 *
 * @returns the count of `subject` in the current window, and when the window ends
 */
export async function countUp(db: Kysely<Database>, subject: string, seconds = windowMinutes * 60) {
  const now = new Date();
  const windowEnd = new Date(now.getTime() + seconds * 1000);
  const isOver = sql<boolean>`(sign_in_attempts.window_ends_at < ${now}
    or sign_in_attempts.window_ends_at > ${new Date(windowEnd.getTime() + clocksDiffer)})`;
  return db
    .insertInto('sign_in_attempts')
    .values({ subject, failures: 1, window_ends_at: windowEnd })
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when ${isOver} then 1 else sign_in_attempts.failures + 1 end`,
        window_ends_at: sql<Date>`case when ${isOver} then excluded.window_ends_at else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning(['failures', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}
