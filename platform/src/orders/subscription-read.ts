import type { FailingSystem } from 'shared/contracts/api-error';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf, type Tenant } from '../kernel/guard.ts';
import { readSubscriptionFacts, type LockedSubscription } from './lock-subscription.ts';

type Query = z.ZodMiniObject<typeof customerQueryShape>;
type Answer = z.ZodMiniType<{ data: object }>;

/** What a read of a subscription works with. */
interface ReadContext<Asked> extends ApiContext {
  /** In the caller's reach: any other is a 404 before `read` is called. */
  subscription: LockedSubscription;
  tenant: Tenant;
  query: Asked;
}

interface SubscriptionRead<Asked extends Query, Told extends Answer> {
  /** Below the subscription: `barrings`. */
  readonly path: string;
  readonly summary: string;
  readonly system: FailingSystem;
  /** The customer's alone by default. */
  readonly query?: Asked;
  readonly answer: Told;
  readonly read: (context: ReadContext<z.output<Asked>>) => Promise<z.output<Told>['data']>;
}

/** Adds its route. */
export type AddRead = (api: Api, context: ApiContext) => void;

/** `GET /subscriptions/{subscriptionId}/{path}`: something of one subscription, for each who reaches it. */
export const subscriptionRead =
  <Asked extends Query, Told extends Answer>({
    path,
    summary,
    system,
    query,
    answer,
    read,
  }: SubscriptionRead<Asked, Told>): AddRead =>
  (api, context) => {
    // The schemas as what they all have in common: which they are is known to `read`.
    const schemas: { readonly querystring: Query; readonly answer: Answer } = {
      querystring: query ?? z.object(customerQueryShape),
      answer,
    };
    api.get(
      `/subscriptions/:subscriptionId/${path}`,
      {
        config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system },
        schema: {
          summary,
          params: z.object({ subscriptionId: idSchema }),
          querystring: schemas.querystring,
          response: { 200: schemas.answer },
        },
      },
      async request => {
        const tenant = tenantOf(request);
        const subscription = await readSubscriptionFacts(context.db, tenant, request.params.subscriptionId);
        const asked = request.query as z.output<Asked>;
        return { data: await read({ ...context, subscription, tenant, query: asked }) };
      },
    );
  };
