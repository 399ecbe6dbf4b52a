import * as z from 'zod/mini';
import { esimAnswer, simCardsQuery, type Esim } from 'shared/contracts/sim-card';
import { idSchema } from 'shared/contracts/wire';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from './api.ts';
import { notFound } from './api-problem.ts';
import { changeContext } from './change-context.ts';
import { activationCode, activationLink } from './esim-activation.ts';
import { tenantOf, type Tenant } from './guard.ts';
import { changeOnce } from './idempotency.ts';
import { orderEsim } from './order-esim.ts';
import { withinTenant } from './within-tenant.ts';

const path = '/subscriptions/:subscriptionId/sims/esims';

/**
 * `GET /subscriptions/{subscriptionId}/sims/esims`: the subscription's eSIM, or null (ESIM-017). What it is activated
 * with is left out once it has been used, and for an employee (role User), as the PUK code is.
 * `POST`, the same path: orders one and answers it (ESIM-018). For administrators; written to the audit log with the
 * order.
 */
export function addEsimRoutes(api: Api, context: ApiContext): void {
  const { db } = context;
  api.get(
    path,
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'The eSIM of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: simCardsQuery,
        response: { 200: esimAnswer },
      },
    },
    async request => ({ data: await readEsim(db, tenantOf(request), request.params.subscriptionId) }),
  );

  api.post(
    path,
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'OrderAPI' },
      schema: {
        summary: 'Order an eSIM',
        params: z.object({ subscriptionId: idSchema }),
        querystring: simCardsQuery,
        response: { 200: esimAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const { subscriptionId } = request.params;
      await changeOnce(context, request, tenant.customerId, async transaction => {
        await orderEsim(changeContext(context, request, transaction), tenant, subscriptionId);
        // The code is no part of what is kept with the Idempotency-Key: it would be there longer than it can be used.
        return {};
      });
      return { data: await readEsim(db, tenant, subscriptionId) };
    },
  );
}

/**
 * The eSIM of a subscription that the person reaches; null without one.
 *
 * @throws ApiProblem 404 for any other subscription
 */
export async function readEsim(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionId: string,
): Promise<Esim | null> {
  const row = await db
    .selectFrom('subscriptions as s')
    .leftJoin('esims as e', 'e.subscription_id', 's.subscription_id')
    .where(withinTenant(tenant, 's'))
    .where('s.subscription_id', '=', subscriptionId)
    .select(['e.status', 'e.matching_id'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { status, matching_id } = row;
  if (status === null || matching_id === null) return null;
  const mayActivate = status === 'Ordered' && tenant.role !== 'User';
  return {
    status,
    qrCodeContent: mayActivate ? activationCode(matching_id) : null,
    qrCodeUrl: mayActivate ? activationLink(matching_id) : null,
  };
}
