import type { FailingSystem } from 'shared/contracts/api-error';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../../kernel/api.ts';
import { tenantOf, type Tenant } from '../../kernel/access/guard.ts';
import { readSubscriptionFacts, type LockedSubscription } from './lock-subscription.ts';

type Query = z.ZodMiniObject<typeof customerQueryShape>;
type Answer = z.ZodMiniType<{ data: object }>;

/** Context of a read. */
interface ReadContext<Asked> extends ApiContext {
  /** A subscription the caller has access to; otherwise the answer is 404 before `read` is called. */
  subscription: LockedSubscription;
  tenant: Tenant;
  query: Asked;
}

interface SubscriptionRead<Asked extends Query, Told extends Answer> {
  /** Path below the subscription: `barrings`. */
  readonly path: string;
  readonly summary: string;
  readonly system: FailingSystem;
  /** Default: data of this customer only. */
  readonly query?: Asked;
  readonly answer: Told;
  readonly read: (context: ReadContext<z.output<Asked>>) => Promise<z.output<Told>['data']>;
}

/** Registers the route. */
export type AddRead = (api: Api, context: ApiContext) => void;

/** `GET /subscriptions/{subscriptionId}/{path}`: data of one subscription, for everyone with access to it. */
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
    // Widened to the common type; only `read` knows the specific one.
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
