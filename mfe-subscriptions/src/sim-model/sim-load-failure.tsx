import { hasStatus } from 'shared/errors/refusal';
import { ExceptionBox } from 'shared/ui/exception-box';
import { QueryFailure, type FailedQuery } from 'shared/ui/query-view';
import { MissingSubscription } from '../subscription-page-model/missing-subscription.tsx';
import { useSubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { simFailureTexts as texts } from './sim-texts.ts';

const correlationIdOf = (error: Error): string | undefined =>
  'correlationId' in error && typeof error.correlationId === 'string' ? error.correlationId : undefined;

/**
 * Replaces a SIM card or an eSIM that could not be loaded: the same text for every error (SIM-012), except that a
 * missing right or subscription is shown as everywhere. Renders nothing without an error.
 */
export const SimLoadFailure = ({ query }: { readonly query: FailedQuery }) => {
  const ids = useSubscriptionIds();
  const { error, isFetching, refetch } = query;
  if (error === null) return null;
  if (hasStatus(error, 403, 404))
    return <QueryFailure query={query} title={texts.title} nextStep={<MissingSubscription {...ids} />} />;
  return (
    <ExceptionBox
      title={texts.title}
      message={texts.message}
      stack={error.stack}
      correlationId={correlationIdOf(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};
