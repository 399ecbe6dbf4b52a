/**
 * The portal's exports of @tanstack/react-query, as a module shared by the shell and all remotes.
 *
 * Import from here, never from the library: a second copy has its own context and cache. Add exports as
 * needed; unlisted ones are tree-shaken.
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
 * Use as `placeholderData` of a list: keeps the rows while the next page, sort or search loads. Unlike the
 * library's `keepPreviousData` it drops them on a change of customer, so that no data is ever shown under
 * another company. Requires keys of the form `[remoteId, customerId, …]`.
 */
export const keepPreviousOf =
  (customerId: string) =>
  <Data>(previous: Data | undefined, query?: { readonly queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey[1] === customerId ? previous : undefined;

/**
 * Key prefix of all of a remote's queries about the orders of one subscription, below the subscription's own
 * key.
 */
export const subscriptionOrdersKey = (remoteId: string, customerId: string, subscriptionId: string) =>
  [remoteId, customerId, 'subscriptions', subscriptionId, 'orders'] as const;
