import type { FastifyRequest } from 'fastify';
import type { AuditDetails } from 'shared/contracts/audit-log';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ApiContext } from './api.ts';
import { tenantOf } from './guard.ts';

/** What a change works with: who does it, for whom, when, and in which transaction. */
export interface ChangeContext {
  transaction: Transaction<Database>;
  outbox: Outbox;
  customerId: string;
  actorId: string;
  correlationId: string;
  now: Date;
  /** Seconds that an order spends in each status. */
  orderStepSeconds: number;
  /** What does it for the person, when they do not do it themselves at this moment. */
  via?: AuditDetails['via'];
}

export function changeContext(
  { clock, outbox, orderStepSeconds }: ApiContext,
  request: FastifyRequest,
  transaction: Transaction<Database>,
): ChangeContext {
  const { customerId, userId } = tenantOf(request);
  return {
    ...{ transaction, outbox, customerId, orderStepSeconds },
    actorId: userId,
    correlationId: request.id,
    now: clock.now(),
  };
}

/** Makes changes of one person at one customer wait for each other, whether there is a row to lock yet or not. */
export async function lockPerson(
  transaction: Transaction<Database>,
  customerId: string,
  email: string,
): Promise<void> {
  const subject = `${customerId} ${email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
}

/** The membership of the person with this e-mail at a customer. */
export function findMembership(transaction: Transaction<Database>, customerId: string, email: string) {
  return transaction
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('u.email', '=', email)
    .select(['m.user_id', 'm.role', 'm.access', 'm.version', 'u.email'])
    .executeTakeFirst();
}

/** What the customer is called in mails. */
export async function companyNameOf(
  transaction: Transaction<Database>,
  customerId: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('customers')
    .select('company_name')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.company_name;
}
