/** The one query client of the page: its retries, and what is told when a mutation fails. */
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
  // Without the portal's name at its end.
  title: document.title.replace(/ – [^–]*$/, ''),
});

const isTimeout = ({ cause }: { readonly cause?: unknown }): boolean =>
  (cause as Partial<Error> | undefined)?.name === 'TimeoutError';

/**
 * Only a call whose connection broke is worth repeating unasked: a read changes nothing. One that has waited in vain
 * is told of at once, and one without a network when there is a network again.
 */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 &&
  navigator.onLine &&
  // Of the portal's errors only the one without an answer.
  'status' in error &&
  error.status === undefined &&
  !isTimeout(error);

/** On which page a change was asked for: it may fail when the person is on another one. */
const askedOn = new WeakMap<object, Page>();

/** Builds the client. */
export const createQueryClient = (toasts: Toasts): QueryClient =>
  new QueryClient({
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
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        askedOn.set(mutation, currentPage());
      },
      onError: (error, _variables, _result, mutation) => {
        const page = askedOn.get(mutation);
        const left = page?.path === currentPage().path ? undefined : page;
        // A page that was left says nothing any more.
        if (mutation.meta?.['isSaidByPage'] === true && !left) return;
        // The login-expired dialog already says it.
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
