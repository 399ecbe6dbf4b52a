import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countUp, type Limit } from '../limits/attempt-limit.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * Counts one more of each. Part of the transaction of what is counted: what is refused is not counted.
 *
 * @throws ApiProblem 429 where one is over its limit
 */
export async function refuseOver(
  transaction: Transaction<Database>,
  limits: readonly Limit[],
): Promise<void> {
  let isOver = false;
  for (const { subject, limit, seconds } of limits)
    isOver = (await countUp(transaction, subject, seconds)).failures > limit || isOver;
  if (isOver) throw new ApiProblem(429, 'TooManyRequests');
}

/** An e-mail address or phone number as a subject has it: the counters keep nobody's. */
export const hashedDestination = (destination: string): string =>
  createHash('sha256').update(destination.toLowerCase()).digest('base64url');
