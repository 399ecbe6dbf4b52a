/** The one query client of the page: its retries, and what happens when a mutation fails or succeeds. */
import { tryAgainText } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import { isOfSubscriptionOrders, MutationCache, QueryClient } from 'shared/query';
import { areaPaths } from 'shared/remote/links';
import { matchPath } from 'shared/router';
import type { Toasts } from 'shared/toasts';
import { kindTexts } from 'shared/errors/error-texts';

const isTimeout = ({ cause }: Error): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/**
 * Only a call whose connection broke is worth repeating unasked: a read changes nothing. One that has waited in vain
 * is told of at once, and one without a network when there is a network again.
 */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 &&
  navigator.onLine &&
  isPortalError(error) &&
  error.kind === 'network' &&
  !('status' in error && error.status) &&
  !isTimeout(error);

/** A page of one subscription, below the application sub-path. */
const subscriptionPage = `/:application/:customerId/${areaPaths.subscriptions}/:subscriptionId/*`;

const subscriptionAt = (pathname: string) => matchPath(subscriptionPage, pathname)?.params;

/** Builds the client. `pathname` answers the page's whole path; tests give their own. */
export const createQueryClient = (
  toasts: Toasts,
  pathname: () => string = () => window.location.pathname,
): QueryClient => {
  // Where a change was asked for; by the time it is done the person may be somewhere else.
  const askedAt = new WeakMap<object, ReturnType<typeof subscriptionAt>>();
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a network calls fail and say so; the library would keep them back without a word, and changes for a
      // moment when nobody expects them any more.
      queries: {
        retry: worthRetrying,
        retryDelay: 400,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        askedAt.set(mutation, subscriptionAt(pathname()));
      },
      // HTTP-026. Not awaited: what is shown stays until the newer orders are there.
      onSuccess: (_data, _variables, _result, mutation) => {
        const { customerId, subscriptionId } = askedAt.get(mutation) ?? {};
        if (customerId === undefined || subscriptionId === undefined) return;
        void client.invalidateQueries({
          predicate: ({ queryKey }) => isOfSubscriptionOrders(queryKey, customerId, subscriptionId),
        });
      },
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.['isSaidByPage'] === true) return;
        // The login-expired dialog already says it.
        if (isPortalError(error) && error.kind === 'unauthorized') return;
        const message = isPortalError(error) ? error.message : kindTexts.unknown;
        toasts.show({ variant: 'ERROR', title: message, richText: tryAgainText });
      },
    }),
  });
  return client;
};
