/** The one query client of the page: its retries, and what happens when a mutation fails or succeeds. */
import { tryAgainText } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import { isOfSubscriptionOrders, MutationCache, QueryClient } from 'shared/query';
import { areaPaths } from 'shared/remote/links';
import { matchPath } from 'shared/router';
import type { Toasts } from 'shared/toasts';
import { kindTexts } from 'shared/errors/error-texts';

/** Only a call that got no answer is worth repeating unasked: a read changes nothing. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 && isPortalError(error) && error.kind === 'network' && !('status' in error && error.status);

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
      queries: { retry: worthRetrying, retryDelay: 400, staleTime: 15_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
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
