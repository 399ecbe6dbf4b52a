import type { HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { FailingSystem } from '../../../contracts/api-error.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { TenantData } from '../backend-data.ts';
import type { AddRoute } from '../route.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';

interface SubscriptionRead<
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType<{ data: object | null }>,
> {
  /** Below the subscription: `barrings`. */
  readonly path: string;
  readonly system: FailingSystem;
  /** Only the customer by default. */
  readonly query?: Query;
  readonly answer: Answer;
  read(
    subscription: StoredSubscription,
    given: { readonly tenant: TenantData; readonly query: z.output<Query>; readonly today: string },
  ): z.output<Answer>['data'];
}

/** Adds its route. */
export type AddRead = (route: AddRoute, today: string) => HttpHandler;

/** `GET /subscriptions/{id}/{path}`: a resource of one subscription. */
export const subscriptionRead =
  <Query extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object | null }>>({
    path,
    query,
    read,
    ...rest
  }: SubscriptionRead<Query, Answer>): AddRead =>
  (route, today) =>
    route({
      ...rest,
      path: `/subscriptions/:id/${path}`,
      query: query ?? z.object(customerQueryShape),
      read: (tenant, asked, id) =>
        read(findSubscription(tenant, id), { tenant, today, query: asked as z.output<Query> }),
    });
