/**
 * Refusals that the database decided on, taken on trust for a moment: who goes on trying beyond a limit costs it nothing.
 * Each ends when the database said, and is asked about again every few seconds, because a person may be forgiven in
 * another process. What is forgiven in this one counts at once.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const trustedFor = 5000;
const maxRemembered = 10_000;

/** Raised whenever tries are forgiven; what was refused before it is asked about again. */
let generation = 0;

/** Forgets all refusals: a limit that was reached may be so no longer. */
export function forgetRefusals(): void {
  generation += 1;
}

export interface Refusals {
  /** Until when this is refused; undefined when the database has to be asked. */
  untilWhen(subject: string): number | undefined;
  /** Call before the database is asked. @returns what to call when it has refused, with when that ends */
  asking(subject: string): (until: number) => void;
}

/** The longest unused goes first when there are too many. */
export function createRefusals(most = maxRemembered): Refusals {
  const remembered = new Map<
    string,
    { until: number; askedAt: number; askAgain: number; generation: number }
  >();
  return {
    untilWhen(subject) {
      const refusal = remembered.get(subject);
      if (!refusal) return undefined;
      remembered.delete(subject);
      const now = Date.now();
      // A clock that was set back is none to go by.
      if (refusal.generation !== generation || refusal.askAgain <= now || now < refusal.askedAt)
        return undefined;
      remembered.set(subject, refusal);
      return refusal.until;
    },
    asking(subject) {
      const askedIn = generation;
      return until => {
        remembered.delete(subject);
        const [maxUnused] = remembered.keys();
        if (remembered.size >= most && maxUnused !== undefined) remembered.delete(maxUnused);
        const askedAt = Date.now();
        const askAgain = Math.min(until, askedAt + trustedFor);
        remembered.set(subject, { until, askedAt, askAgain, generation: askedIn });
      };
    },
  };
}

const byDatabase = new WeakMap<Kysely<Database>, Refusals>();

/** What a database has refused, as far as this process knows. */
export function refusalsOf(db: Kysely<Database>): Refusals {
  const refusals = byDatabase.get(db) ?? createRefusals();
  byDatabase.set(db, refusals);
  return refusals;
}
