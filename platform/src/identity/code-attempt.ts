import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countUp, startAttempt, takeBack, type Attempt } from '../limits/attempt-limit.ts';

const day = 24 * 3600;
/**
 * Wrong codes in a day at one login, by strangers all together and by a browser that the person was signed in from. Whoever
 * tries has the password and all the time there is, and of a million codes three are right at any moment.
 */
const perDay = { strangers: 100, knownBrowser: 50 };

export interface CodeAttempt extends Attempt {
  /** Whether it is the day that has no more tries. */
  isDayOver: boolean;
  /** Tries of the day that were not right, with this one. */
  wrongInDay: number;
}

interface Origin {
  address: string;
  /** A browser that this person was signed in from before. */
  knownBrowser: string | undefined;
}

/** Counts a try at the second step before it is judged: as tries at a password are, apart from them, and by the day. */
export async function startCodeAttempt(
  db: Kysely<Database>,
  userId: string,
  { address, knownBrowser }: Origin,
): Promise<CodeAttempt> {
  const whose = `second factor of ${userId}`;
  const attempt = await startAttempt(db, whose, address, knownBrowser);
  if (!attempt.allowed) return { ...attempt, isDayOver: false, wrongInDay: 0 };
  const by = knownBrowser === undefined ? 'strangers' : 'knownBrowser';
  const subject = `${whose} in a day${knownBrowser === undefined ? '' : ` from browser ${knownBrowser}`}`;
  const { failures } = await countUp(db, subject, day);
  const isDayOver = failures > perDay[by];
  return {
    allowed: !isDayOver,
    isDayOver,
    wrongInDay: failures,
    async succeeded() {
      await attempt.succeeded();
      await takeBack(db, subject);
    },
  };
}
