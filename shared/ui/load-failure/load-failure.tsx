import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { ExceptionBox } from '../exception-box/exception-box.tsx';
import { loadFailureTexts } from './texts.ts';

export interface LoadFailureProps {
  /** What the query rejected with; the portal's own errors carry a Danish message. */
  error: Error;
  /** What could not be loaded, a whole sentence: 'Kunne ikke indlæse abonnementerne.' */
  title: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Leads on from something that is not there: a link to the list it would stand in. */
  wayOn?: ReactNode;
}

const textsOf = (error: Error): readonly string[] =>
  'properties' in error && Array.isArray(error.properties) ? error.properties.map(String) : [];

const correlationIdOf = (error: Error): string | undefined =>
  'correlationId' in error && typeof error.correlationId === 'string' ? error.correlationId : undefined;

/**
 * Stands where content would be when it could not be loaded: a missing right is told apart from a fault
 * and from what is not there, and only what may pass by itself can be tried again.
 */
export const LoadFailure = ({ error, title, onRetry, isRetrying, wayOn }: LoadFailureProps) => {
  if ('status' in error && error.status === 403)
    return (
      <AttentionBox variant="warning" title={title} isAnnounced>
        {loadFailureTexts.forbidden}
      </AttentionBox>
    );
  // What belongs to another customer answers the same as what does not exist.
  if ('status' in error && error.status === 404)
    return <AttentionBox variant="neutral" title={loadFailureTexts.notFound} action={wayOn} isAnnounced />;
  // An error without the portal's marks is a fault of this page: trying again may help, its words do not.
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
