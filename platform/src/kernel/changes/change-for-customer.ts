import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ApiContext } from '../api.ts';
import { changeContext, type ChangeContext } from './change-context.ts';
import { admit, tenantOf, type Tenant } from '../access/guard.ts';
import { runIdempotentAs } from './idempotency.ts';
import { holdRights, lockRights } from '../access/rights.ts';

type Change<Answer> = (change: ChangeContext, tenant: Tenant) => Promise<Answer>;

/**
 * Runs a change to the request's customer once, in one transaction: see `runIdempotentAs`. The person's rights are read
 * again and locked until the transaction ends, because they may have been revoked since the guard checked them, for
 * example while a slow body arrived.
 *
 * @throws ApiProblem as the guard
 */
export function changeForCustomer<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: Change<Answer>,
  fingerprint: unknown = request.body,
): Promise<Answer> {
  return changeBy(holdRights, context, request, change, fingerprint);
}

/** {@link changeForCustomer} for changes that grant or revoke rights at the customer. */
export function changeRights<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: Change<Answer>,
): Promise<Answer> {
  return changeBy(lockRights, context, request, change, request.body);
}

function changeBy<Answer>(
  settle: (transaction: Transaction<Database>, customerId: string) => Promise<void>,
  context: ApiContext,
  request: FastifyRequest,
  change: Change<Answer>,
  fingerprint: unknown,
): Promise<Answer> {
  const { userId, customerId } = tenantOf(request);
  const { access } = request.routeOptions.config;
  if (access?.to !== 'customer') throw new Error(`${request.url} is not guarded for a customer.`);
  const run = async (transaction: Transaction<Database>) => {
    await settle(transaction, customerId);
    const tenant = await admit(transaction, userId, customerId, access);
    return change(changeContext(context, request, transaction), tenant);
  };
  return runIdempotentAs(context, request, { user_id: userId, customer_id: customerId }, run, fingerprint);
}
