/**
 * What the portal uses of @tanstack/react-query, as one module that exists once on the page.
 *
 * Import from here, never from the library: a second copy has its own context and its own cache. Add a
 * name when it is needed; what is not named is shaken out of the bundle.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * Use as `placeholderData` of a list: the rows stay while the next page, sort or search loads. Unlike the
 * library's `keepPreviousData` it stops at a change of customer, so that nothing of one company is ever
 * shown under another. Asks for keys of the form `[remoteId, customerId, …]`.
 */
export const keepPreviousOf =
  (customerId: string) =>
  <Data>(previous: Data | undefined, query?: { readonly queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey[1] === customerId ? previous : undefined;

/**
 * Start of the key of everything a remote reads about the orders of one subscription. The shell asks for these
 * anew after any successful change on a page of that subscription (HTTP-026), so build their keys with it:
 * `queryKey: [...subscriptionOrdersKey('mfe-subscriptions', customerId, subscriptionId), { page }]`.
 */
export const subscriptionOrdersKey = (remoteId: string, customerId: string, subscriptionId: string) =>
  [remoteId, customerId, 'subscriptions', subscriptionId, 'orders'] as const;

/** Whether a query's key begins as {@link subscriptionOrdersKey} says, whichever remote's it is. For the shell. */
export const isOfSubscriptionOrders = (
  key: readonly unknown[],
  customerId: string,
  subscriptionId: string,
): boolean =>
  subscriptionOrdersKey(String(key[0]), customerId, subscriptionId).every((part, at) => key[at] === part);
