import { esimAnswer } from 'shared/contracts/sim-card';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import { SUBSCRIPTION_CATEGORIES, subscriptionType } from 'shared/contracts/subscription-kind';
import { data, idSchema, openEnum } from 'shared/contracts/wire';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import * as z from 'zod/mini';

const path = '/self-service-api/subscriptions';

const ownRow = z.object({
  id: idSchema,
  name: z.string(),
  telephoneNumber: z.optional(z.nullable(z.string())),
  category: openEnum(SUBSCRIPTION_CATEGORIES),
  hasProcessingOrder: z.boolean(),
});
export type OwnRow = z.infer<typeof ownRow>;

/** The fields of the list that are used. Its full contract would make the first page heavier. */
const ownAnswer = data(z.object({ subscriptions: z.array(ownRow) }));

/** Nobody uses more at once; if they do, the full list has the rest. */
const pageSize = 10;

export const pathOf = (subscriptionId: string): string => `${path}/${encodeURIComponent(subscriptionId)}`;

export const ownQueries = (http: Http, customerId: string) => ({
  /**
   * The user's own subscriptions, telephones first. Refetched on each visit: something may have been ordered meanwhile.
   */
  list: () =>
    queryOptions({
      queryKey: ['shell', 'own', customerId],
      queryFn: async ({ signal }) => {
        const query = { customerId, mine: 'true', pageSize };
        const { subscriptions } = await http.request({ path, query, schema: ownAnswer, signal });
        const isOther = ({ category }: OwnRow) => Number(subscriptionType(category) !== 'MOBILE');
        return subscriptions.toSorted((one, other) => isOther(one) - isOther(other));
      },
      staleTime: 0,
    }),
  details: (subscriptionId: string) =>
    queryOptions({
      queryKey: ['shell', 'own', customerId, subscriptionId],
      queryFn: async ({ signal }) => {
        const call = { query: { customerId }, signal };
        const [{ subscription }, esim] = await Promise.all([
          http.request({ ...call, path: pathOf(subscriptionId), schema: subscriptionAnswer }),
          // Undefined when only this request fails: a user who lost a telephone needs the rest.
          http
            .request({ ...call, path: `${pathOf(subscriptionId)}/sims/esims`, schema: esimAnswer })
            .catch(() => undefined),
        ]);
        return { subscription, esim };
      },
    }),
});
