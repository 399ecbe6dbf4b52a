/**
 * Rejections by the database, cached for a few seconds so that repeated attempts over a limit cost nothing. Each
 * expires at the end of its window and is checked again every few seconds, because another process may reset the count.
 * Resets in this process apply immediately.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const trustedFor = 5000;
const maxRemembered = 10_000;

/** Incremented when attempts are reset; earlier entries are then checked again. */
let generation = 0;

/** Invalidates all cached rejections, because a limit may no longer be reached. */
export function forgetRefusals(): void {
  generation += 1;
}

export interface Refusals {
  /** Until when this is rejected; undefined if the database must be asked. */
  untilWhen(subject: string): number | undefined;
  /**
   * Call before asking the database.
   *
   * @returns a function to call with the end of the window if it was rejected
   */
  asking(subject: string): (until: number) => void;
}

/** Evicts the least recently used entry when full. */
export function createRefusals(max = maxRemembered): Refusals {
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
      // Do not trust an entry after the clock was set back.
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
        if (remembered.size >= max && maxUnused !== undefined) remembered.delete(maxUnused);
        const askedAt = Date.now();
        const askAgain = Math.min(until, askedAt + trustedFor);
        remembered.set(subject, { until, askedAt, askAgain, generation: askedIn });
      };
    },
  };
}

const byDatabase = new WeakMap<Kysely<Database>, Refusals>();

/** The rejections of a database known to this process. */
export function refusalsOf(db: Kysely<Database>): Refusals {
  const refusals = byDatabase.get(db) ?? createRefusals();
  byDatabase.set(db, refusals);
  return refusals;
}
