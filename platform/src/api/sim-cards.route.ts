import { placedOrderAnswer } from 'shared/contracts/placed-order';
import {
  changeSimCardBody,
  iccParams,
  simCardsQuery,
  validateSimCardAnswer,
} from 'shared/contracts/sim-card';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { findRefusal } from '../sim-cards/find-refusal.ts';
import type { Api, ApiContext } from './api.ts';
import { argumentError, notFound } from './api-problem.ts';
import { changeContext } from './change-context.ts';
import { tenantOf } from './guard.ts';
import { changeOnce } from './idempotency.ts';
import { orderSimCard } from './order-sim-card.ts';

/**
 * `GET /sim/{iccNumber}/validate`: whether a SIM card can be taken into use (SIM-019).
 * `PUT /subscriptions/{subscriptionId}/sims`: orders that it is (SIM-024). For administrators; written to the audit log
 * with the order.
 */
export function addSimCardsRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/sim/:iccNumber/validate',
    {
      config: { access: { to: 'signed-in' }, system: 'NumberAPI' },
      schema: {
        summary: 'Whether a SIM card can be taken into use',
        params: iccParams,
        response: { 200: validateSimCardAnswer },
      },
    },
    async request => {
      const { iccNumber } = request.params;
      const refusal = await findRefusal(context.db, iccNumber);
      if (refusal === 'IccCantBeFound') throw notFound();
      if (refusal !== undefined) throw argumentError(refusal);
      return { data: { icc: iccNumber } };
    },
  );

  api.put(
    '/subscriptions/:subscriptionId/sims',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'OrderAPI' },
      schema: {
        summary: "Change a subscription's SIM card",
        params: z.object({ subscriptionId: idSchema }),
        querystring: simCardsQuery,
        body: changeSimCardBody,
        response: { 202: placedOrderAnswer },
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const answer = await changeOnce(context, request, tenant.customerId, transaction =>
        orderSimCard(
          changeContext(context, request, transaction),
          tenant,
          request.params.subscriptionId,
          request.body.data,
        ),
      );
      return reply.code(202).send({ data: answer });
    },
  );
}
