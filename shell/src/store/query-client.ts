/** The page's only query client: its retries, and the report of failed mutations. */
import { kindTexts, tryAgainText } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import { saysAll } from 'shared/errors/refusal';
import { MutationCache, QueryClient } from 'shared/query';
import type { Toasts } from 'shared/toasts';

interface Page {
  readonly path: string;
  readonly title: string;
}

const currentPage = (): Page => ({
  path: window.location.pathname,
  // Without the portal's name at the end.
  title: document.title.replace(/ – [^–]*$/, ''),
});

const isTimeout = ({ cause }: { readonly cause?: unknown }): boolean =>
  (cause as Partial<Error> | undefined)?.name === 'TimeoutError';

/**
 * Only a broken connection is retried automatically, and only for reads, which change nothing. A timeout is reported at
 * once; a request without a network is repeated when the network is back.
 */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 &&
  navigator.onLine &&
  // Of the portal's errors, only one without a response.
  'status' in error &&
  error.status === undefined &&
  !isTimeout(error);

/** The page where a mutation was started: it may fail when the user is on another one. */
const askedOn = new WeakMap<object, Page>();

/** Creates the client. */
export const createQueryClient = (toasts: Toasts): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network, calls fail and report it; by default the library would pause them silently and run mutations
      // later, when nobody expects them any more.
      queries: {
        retry: worthRetrying,
        retryDelay: 400,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        askedOn.set(mutation, currentPage());
      },
      onError: (error, _variables, _result, mutation) => {
        const page = askedOn.get(mutation);
        const left = page?.path === currentPage().path ? undefined : page;
        // A page that was left does not report its failures any more.
        if (mutation.meta?.['isSaidByPage'] === true && !left) return;
        // The login-expired dialog already reports it.
        if (isPortalError(error) && error.kind === 'unauthorized') return;
        const message = isPortalError(error) ? error.message : kindTexts.unknown;
        toasts.show({
          variant: 'ERROR',
          title: left ? `${left.title}: ${message}` : message,
          ...(!saysAll(error) && { richText: tryAgainText }),
        });
      },
    }),
  });
