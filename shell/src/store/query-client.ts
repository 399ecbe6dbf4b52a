/** The one query client of the page: its retries, and what happens when a mutation fails. */
import { tryAgainText } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import { MutationCache, QueryClient } from 'shared/query';
import type { Toasts } from 'shared/toasts';
import { kindTexts } from 'shared/errors/error-texts';

/** Only a call that got no answer is worth repeating unasked: a read changes nothing. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 && isPortalError(error) && error.kind === 'network' && !('status' in error && error.status);

export const createQueryClient = (toasts: Toasts): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: 400, staleTime: 15_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: error => {
        // The login-expired dialog already says it.
        if (isPortalError(error) && error.kind === 'unauthorized') return;
        const message = isPortalError(error) ? error.message : kindTexts.unknown;
        toasts.show({ variant: 'ERROR', title: message, richText: tryAgainText });
      },
    }),
  });
