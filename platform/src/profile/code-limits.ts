import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { countUp } from '../identity/attempt-limit.ts';
import { ApiProblem } from '../kernel/api-problem.ts';

/** Codes in a quarter of an hour: for one person, and by one network address, behind which an office may sit. */
const limits = { person: 5, address: 50 };
/** Codes in a day: for one person, and to one address or number, whoever asks. */
const perDay = 10;
const day = 24 * 3600;

/**
 * Counts a code that is about to be sent. With five tries for each, a person has 25 guesses of 10,000 in a quarter of
 * an hour, and 50 in a day. Part of the transaction: what is refused is not counted.
 *
 * @throws ApiProblem 429
 */
export async function limitCodes(
  transaction: Transaction<Database>,
  userId: string,
  address: string,
  destination: string,
): Promise<void> {
  const ofPerson = await countUp(transaction, `one-time codes of ${userId}`);
  const ofAddress = await countUp(transaction, `one-time codes by ${networkOf(address)}`);
  const to = createHash('sha256').update(destination.toLowerCase()).digest('base64url');
  const today = await countUp(transaction, `one-time codes of ${userId} in a day`, day);
  const toThere = await countUp(transaction, `one-time codes to ${to} in a day`, day);
  if (ofPerson > limits.person || ofAddress > limits.address || today > perDay || toThere > perDay)
    throw new ApiProblem(429, 'TooManyRequests');
}
