/** Orders for a subscription, their preview, and cancelling them. */
import * as z from 'zod/mini';
import { orderPreviewAnswer, previewPath } from '../../../contracts/order-preview.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { esimAnswer } from '../../../contracts/sim-card.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { BackendData, TenantData } from '../backend-data.ts';
import { toEsim } from '../sims/esims.ts';
import type { AddRoute, AddWrite } from '../route.ts';
import { orderEsim } from '../sims/sim-actions.ts';
import { cancelOrder } from './advance-orders.ts';
import type { OrderAction, OrderCall } from './order-action.ts';
import { orderActions } from './order-actions.ts';
import { placeOrder, previewOrder } from './place-order.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';

const anyBody = z.object({ data: z.optional(z.unknown()) });

export const orderActionRoutes = (route: AddRoute, write: AddWrite, { profile, today }: BackendData) => {
  const callOf = (
    tenant: TenantData,
    { data }: { data?: unknown },
    id: string,
    params: OrderCall<unknown>['params'],
  ): OrderCall<unknown> => {
    const subscription = findSubscription(tenant, id);
    return { tenant, profile, today, subscription, data, params };
  };

  /** Returns the eSIM itself; an existing one that is waiting is returned again. */
  const esimRoute = write({
    method: 'post',
    path: '/subscriptions/:id/sims/esims',
    system: 'OrderAPI',
    body: anyBody,
    answer: esimAnswer,
    write: (tenant, sent, id, { params }) => {
      const call = callOf(tenant, sent, id, params);
      if (call.subscription.esim?.status !== 'Ordered') placeOrder(orderEsim, call);
      const { esim } = callOf(tenant, sent, id, params).subscription;
      return esim && toEsim(esim);
    },
  });

  const routesOf = (action: OrderAction) => {
    const path = `/subscriptions/:id/${action.endpoint}`;
    const common = { system: 'OrderAPI', body: action.body ?? anyBody } as const;
    const order = write({
      ...common,
      method: action.method,
      path,
      answer: placedOrderAnswer,
      write: (tenant, sent, id, { params }) => placeOrder(action, callOf(tenant, sent, id, params)),
    });
    const preview = write({
      ...common,
      method: 'post',
      path: previewPath(action.method.toUpperCase(), path),
      answer: orderPreviewAnswer,
      write: (tenant, sent, id, { params }) => previewOrder(action, callOf(tenant, sent, id, params)),
    });
    return [action === orderEsim ? esimRoute : order, preview];
  };

  return [
    ...orderActions.flatMap(({ read }) => read?.(route, today) ?? []),
    ...orderActions.flatMap(routesOf),
    write({
      method: 'post',
      path: '/orders/:id/cancel',
      system: 'OrderAPI',
      body: z.object(customerQueryShape),
      answer: placedOrderAnswer,
      write: (tenant, _query, id) => cancelOrder({ tenant, profile, today }, id),
    }),
  ];
};
