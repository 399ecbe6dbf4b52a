import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { countUp, startAttempt, takeBack, type Attempt } from '../../limits/attempt-limit.ts';

const day = 24 * 3600;
/**
 * Wrong codes allowed per login and day, from all unknown browsers together and from a browser the person has used
 * before. The attacker has the password and unlimited time, and three of a million codes are valid at any moment.
 */
const perDay = { strangers: 100, knownBrowser: 50 };

export interface CodeAttempt extends Attempt {
  /** Whether the daily limit is exceeded. */
  isDayOver: boolean;
  /** Failed attempts today, including this one. */
  wrongInDay: number;
}

interface Origin {
  address: string;
  /** A browser this person has signed in from before. */
  knownBrowser: string | undefined;
}

/** Counts an attempt at the second step before it is checked: like password attempts, but separately and per day. */
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
