/**
 * What the portal uses of @tanstack/react-query, as one module that exists once on the page.
 *
 * Import from here, never from the library: a second copy has its own context and its own cache. Add a
 * name when it is needed; what is not named is shaken out of the bundle.
 */
export {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
