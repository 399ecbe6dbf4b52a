/** Query of the subscription list, separate from its response, because the browser only needs the latter. */
import * as z from 'zod/mini';
import { pagingQueryShape, sortQueryShape } from './paging.ts';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from './subscription-kind.ts';
import { SUBSCRIPTION_COLUMNS, SUBSCRIPTION_SORT_COLUMNS, USAGE_FILTERS } from './subscription-list.ts';
import { booleanQuery, customerQueryShape, idSchema, manyOf, searchText } from './wire.ts';

/**
 * Query of `GET /self-service-api/subscriptions`. `searchQuery` searches user, product, number, ICC, line id,
 * subscription id, employee id and account; several numbers separated by commas, semicolons or line breaks
 * return the union of their hits. Values of the same filter are combined with OR, different filters with AND.
 * `mine=true` returns the user's own subscriptions that have not ended. `format=csv` returns all matches as a
 * file instead of a page, with these columns: semicolons, UTF-8 with a byte-order mark, at most
 * `SUBSCRIPTION_FILE_ROWS` rows.
 */
export const subscriptionsQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  ...sortQueryShape(SUBSCRIPTION_SORT_COLUMNS),
  searchQuery: z.optional(searchText(8_000)),
  types: manyOf(z.enum(SUBSCRIPTION_TYPES)),
  statuses: manyOf(z.enum(SUBSCRIPTION_STATUSES)),
  accountIds: manyOf(idSchema),
  columns: manyOf(z.enum(SUBSCRIPTION_COLUMNS)),
  format: z.optional(z.enum(['json', 'csv'])),
  usage: manyOf(z.enum(USAGE_FILTERS)),
  mine: z.optional(booleanQuery),
});
export type SubscriptionsQuery = z.infer<typeof subscriptionsQuery>;
