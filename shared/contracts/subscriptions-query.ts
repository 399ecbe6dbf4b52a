/** What the list of subscriptions is asked for: apart from its answer, which is all that a browser needs. */
import * as z from 'zod/mini';
import { pagingQueryShape, sortQueryShape } from './paging.ts';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from './subscription-kind.ts';
import { SUBSCRIPTION_COLUMNS, SUBSCRIPTION_SORT_COLUMNS, USAGE_FILTERS } from './subscription-list.ts';
import { booleanQuery, customerQueryShape, idSchema, manyOf, searchText } from './wire.ts';

/**
 * Query of `GET /self-service-api/subscriptions`. `searchQuery` looks in user, product, number, ICC, line id,
 * subscription id, employee id and account; several numbers pasted with commas, semicolons or line breaks give
 * the union of their hits. Filters of one kind widen each other, of different kinds narrow. `mine=true` gives those that
 * the person uses, as long as they have not ended. `format=csv` answers all that
 * match as a file instead of a page, with these columns: semicolons, UTF-8 with a byte-order mark, at most
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
