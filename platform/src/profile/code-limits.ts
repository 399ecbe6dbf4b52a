import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { hashedDestination, refuseOver } from '../kernel/refuse-over.ts';

/** Codes per 15 minutes: for one person, and from one network address, which may be a whole office. */
const limits = { person: 5, address: 50 };
/** Codes per day: for one person, and to one address or number, whoever requests them. */
const perDay = 10;
const day = 24 * 3600;

/**
 * Counts a code that is about to be sent. With five attempts per code, a person has 25 guesses out of 10,000 in 15
 * minutes, and 50 a day. Rejected requests are not counted, because the transaction rolls back.
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
