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

/** Start of the key of everything a remote reads about the orders of one subscription, below that subscription's own. */
export const subscriptionOrdersKey = (remoteId: string, customerId: string, subscriptionId: string) =>
  [remoteId, customerId, 'subscriptions', subscriptionId, 'orders'] as const;
