import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countUp, type Limit } from '../limits/attempt-limit.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * Increments the counters in the transaction of the counted change, so that a rejected change is not counted.
 *
 * @throws ApiProblem 429 if a counter is over its limit
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

/** Hash of an e-mail address or phone number, so that counters store no personal data. */
export const hashedDestination = (destination: string): string =>
  createHash('sha256').update(destination.toLowerCase()).digest('base64url');
