import { phoneNumberSchema } from 'shared/contracts/person';
import type { OneTimeCodeBody } from 'shared/contracts/one-time-code';
import * as z from 'zod/mini';
import type { Selectable, Transaction } from 'kysely';
import type { UsersTable } from '../database/tables/people.ts';
import type { Database } from '../database/tables.ts';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import { deliverableEmail, refuseDeniedDomain } from '../invitations/invitation-email.ts';

/**
 * The person's new e-mail or phone number, as it will be stored.
 *
 * @returns `isTaken`: it is somebody else's login, which only that person may be told
 * @throws ApiProblem `IllegalSendToEmail`, `CustomerDoesNotHaveRightToUseDomain`, 400 for an invalid number
 */
export async function newDestination(
  transaction: Transaction<Database>,
  person: Selectable<UsersTable>,
  { purpose, destination }: Pick<OneTimeCodeBody, 'purpose' | 'destination'>,
): Promise<{ destination: string; isTaken: boolean }> {
  if (purpose === 'ChangePhoneNumber') {
    const isProven = destination === person.phone_number && person.phone_verified;
    if (!z.safeParse(phoneNumberSchema, destination).success || isProven)
      throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: destination');
    return { destination, isTaken: false };
  }
  const email = deliverableEmail(destination);
  if (email === person.email) throw argumentError('IllegalSendToEmail');
  await refuseDomainOfAnyCustomer(transaction, person.user_id, email);
  return { destination: email, isTaken: await isTaken(transaction, email) };
}

/** Domains that are denied for invitations are denied here too. */
async function refuseDomainOfAnyCustomer(
  transaction: Transaction<Database>,
  userId: string,
  email: string,
): Promise<void> {
  const memberships = await transaction
    .selectFrom('memberships')
    .select('customer_id')
    .where('user_id', '=', userId)
    .execute();
  for (const { customer_id } of memberships) await refuseDeniedDomain(transaction, customer_id, email);
}

async function isTaken(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const owner = await transaction
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return owner !== undefined;
}
