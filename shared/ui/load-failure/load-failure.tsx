import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { ExceptionBox } from '../exception-box/exception-box.tsx';
import { loadFailureTexts } from './texts.ts';

export interface LoadFailureProps {
  /** The query's error; the portal's own errors have a Danish message. */
  error: Error;
  /** What failed to load, as a full sentence: 'Kunne ikke indlæse abonnementerne.' */
  title: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Next step from a missing record: a link to its list. */
  wayOn?: ReactNode;
}

const textsOf = (error: Error): readonly string[] =>
  'properties' in error && Array.isArray(error.properties) ? error.properties.map(String) : [];

const correlationIdOf = (error: Error): string | undefined =>
  'correlationId' in error && typeof error.correlationId === 'string' ? error.correlationId : undefined;

/**
 * Shown instead of content that failed to load. Distinguishes a missing right, a fault and a missing record;
 * only transient errors offer a retry.
 */
export const LoadFailure = ({ error, title, onRetry, isRetrying, wayOn }: LoadFailureProps) => {
  const status = 'status' in error ? error.status : undefined;
  if (status === 403)
    return (
      <AttentionBox variant="warning" title={title} isAnnounced>
        {loadFailureTexts.forbidden}
      </AttentionBox>
    );
  // The backend returns the same for records of other customers as for missing ones.
  if (status === 404)
    return <AttentionBox variant="neutral" title={loadFailureTexts.notFound} action={wayOn} isAnnounced />;
  // An error without the portal's properties is a bug in this page: a retry may help, its message does not.
  const isOurs = 'retryable' in error;
  return (
    <ExceptionBox
      title={title}
      {...(isOurs ? { message: error.message } : {})}
      properties={textsOf(error)}
      stack={error.stack}
      correlationId={correlationIdOf(error)}
      onRetry={isOurs && error.retryable !== true ? undefined : onRetry}
      isRetrying={isRetrying}
    />
  );
};
