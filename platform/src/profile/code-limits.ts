import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { hashedDestination, refuseOver } from '../kernel/refuse-over.ts';

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
  const to = hashedDestination(destination);
  await refuseOver(transaction, [
    { subject: `one-time codes of ${userId}`, limit: limits.person },
    { subject: `one-time codes by ${networkOf(address)}`, limit: limits.address },
    { subject: `one-time codes of ${userId} in a day`, limit: perDay, seconds: day },
    { subject: `one-time codes to ${to} in a day`, limit: perDay, seconds: day },
  ]);
}
