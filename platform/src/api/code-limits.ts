import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countUp } from '../identity/attempt-limit.ts';
import { ApiProblem } from './api-problem.ts';

/** Codes in a quarter of an hour: for one person, and by one network address, behind which an office may sit. */
const limits = { person: 5, address: 50 };

/**
 * Counts a code that is about to be sent. With five tries for each, a person has 25 guesses of 10,000 in a quarter of
 * an hour. Part of the transaction: what is refused is not counted.
 *
 * @throws ApiProblem 429
 */
export async function limitCodes(
  transaction: Transaction<Database>,
  userId: string,
  address: string,
): Promise<void> {
  const ofPerson = await countUp(transaction, `one-time codes of ${userId}`);
  const ofAddress = await countUp(transaction, `one-time codes by ${address}`);
  if (ofPerson > limits.person || ofAddress > limits.address) throw new ApiProblem(429, 'TooManyRequests');
}
