import type { FastifyRequest } from 'fastify';
import type { AuditDetails } from 'shared/contracts/audit-log';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { ApiContext } from '../api.ts';
import { tenantOf } from '../access/guard.ts';

/** Context of a change: person, customer, time and transaction. */
export interface ChangeContext {
  transaction: Transaction<Database>;
  outbox: Outbox;
  customerId: string;
  actorId: string;
  correlationId: string;
  now: Date;
  /** Seconds an order stays in each status. */
  orderStepSeconds: number;
  /** What acts on the person's behalf, if they do not make the change themselves right now. */
  via?: AuditDetails['via'];
}

export function changeContext(
  { clock, outbox, orderStepSeconds }: ApiContext,
  request: FastifyRequest,
  transaction: Transaction<Database>,
): ChangeContext {
  const { customerId, userId } = tenantOf(request);
  return {
    transaction,
    outbox,
    customerId,
    orderStepSeconds,
    actorId: userId,
    correlationId: request.id,
    now: clock.now(),
  };
}

/** Serializes changes to one person's membership at one customer with an advisory lock; a row need not exist yet. */
export async function lockPerson(
  transaction: Transaction<Database>,
  customerId: string,
  email: string,
): Promise<void> {
  const subject = `${customerId} ${email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
}

/** Membership of the person with this e-mail address at a customer. */
export function findMembership(transaction: Transaction<Database>, customerId: string, email: string) {
  return transaction
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('u.email', '=', email)
    .select(['m.user_id', 'm.role', 'm.access', 'm.version', 'u.email'])
    .executeTakeFirst();
}

/** The customer's name in mails. */
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
