import type { FastifyRequest } from 'fastify';
import type { ApiContext } from './api.ts';
import { changeContext, type ChangeContext } from './change-context.ts';
import { tenantOf, type Tenant } from './guard.ts';
import { changeOnce } from './idempotency.ts';

/** Does a change of what belongs to the call's customer once, in one transaction: see `changeOnce`. */
export function changeForCustomer<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: (change: ChangeContext, tenant: Tenant) => Promise<Answer>,
): Promise<Answer> {
  const tenant = tenantOf(request);
  return changeOnce(context, request, tenant.customerId, transaction =>
    change(changeContext(context, request, transaction), tenant),
  );
}
