import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { forgetRefusals, refusalsOf } from './refusals.ts';

const windowMinutes = 15;

/**
 * Failed tries allowed in a window. One address guessing at one account is stopped first, and one address cannot go
 * through a list of accounts. Guesses from many addresses slow the account down for browsers that it was never signed
 * in from; a browser that it was has tries of its own.
 */
const limits = { address: 50, accountFromAddress: 5, account: 50, known: 10, own: 5 };
/** Beyond the limit of an account, one try of strangers is judged each time this has passed, in seconds. */
const slowedTo = 20;
/** So much later than any window ends, in milliseconds, one can end only by a clock that was wrong. It counts as over. */
const clocksDiffer = 60_000;

export interface Attempt {
  allowed: boolean;
  /** When the next try may be judged, where this one may not. */
  refusedUntil?: number | undefined;
  /** Call when the sign-in succeeded: the tries before it no longer count against this account. */
  succeeded(): Promise<void>;
}

/** What is counted, and how often it may be in the window. */
export interface Limit {
  subject: string;
  limit: number;
  /** How long its window is, in seconds; a quarter of an hour unless given. */
  seconds?: number;
}

/**
 * Counts a try to sign in before it is judged, so that tries at the same moment count too. What refuses a try is
 * the first to see it and the last: a try that is not judged counts for nobody else, so that an address which has
 * used up its own tries cannot use up those of an account. Unknown e-mails are counted like known ones.
 *
 * @param browser a browser that this person was signed in from before, by what it was given then
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
    ...{ allowed, refusedUntil },
    async succeeded() {
      await attempt.succeeded();
      await ofAccount.succeeded();
    },
  };
}

/** Counts a try of a signed-in person at their own password: nobody else can use these up. */
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
    /** The last subject is the most special and starts afresh; the others have one failure less. */
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

/** Counts one less of something that is limited: the try that was counted was a right one. */
export async function takeBack(db: Kysely<Database>, subject: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('subject', '=', subject)
    .execute();
}

/** Forgets the failed tries at an account, from wherever: its owner has just proven who they are by other means. */
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
 * Counts one more of something that is limited, unless it is known to be over its limit: what is refused again and again
 * costs the database nothing. Not for what a transaction may take back.
 *
 * @returns until when it is refused; undefined when it is within the limit
 */
export async function countAgainst(
  db: Kysely<Database>,
  { subject, limit, seconds }: Limit,
): Promise<number | undefined> {
  const refusals = refusalsOf(db);
  const known = refusals.untilWhen(subject);
  if (known !== undefined) return known;
  const refused = refusals.asking(subject);
  const { failures, window_ends_at: end } = await countUp(db, subject, seconds);
  if (failures <= limit) return undefined;
  refused(end.getTime());
  return end.getTime();
}

/** Counts one more of something that is limited. @returns how many there were of `subject` in the present window, and its end */
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
