import type { ReactNode } from 'react';
import { kindTexts } from '../errors/error-texts.ts';
import { isPortalError } from '../errors/portal-error.ts';
import { AttentionBox } from '../ui/attention-box/attention-box.tsx';
import { ExceptionBox } from '../ui/exception-box/exception-box.tsx';
import { failureKindOf, propertiesOf } from './failure-kind.ts';

const forbiddenHelp = 'Bed en superadministrator i virksomheden om at give dig adgang.';

export interface FailureBoxProps {
  /** What the query or the mutation threw. */
  readonly error: unknown;
  /** What could not be shown, a whole sentence; stands as the heading: 'Vi kunne ikke hente fakturaerne.' */
  readonly title?: string;
  /** Fetches again; offered where the error may pass by itself. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** The way on from something that does not exist: a link to the list. */
  readonly wayOn?: ReactNode;
}

/** Stands where a read's content would be when the read failed: forbidden, not there, or broken. */
export const FailureBox = ({ error, title, onRetry, isRetrying = false, wayOn }: FailureBoxProps) => {
  const kind = failureKindOf(error);
  if (kind === 'forbidden')
    return (
      <AttentionBox variant="warning" title={kindTexts.forbidden} action={wayOn} isAnnounced>
        {forbiddenHelp}
      </AttentionBox>
    );
  if (kind === 'not-found')
    return <AttentionBox variant="neutral" title={kindTexts.notFound} action={wayOn} isAnnounced />;
  const known = isPortalError(error) ? error : undefined;
  return (
    <ExceptionBox
      {...(title === undefined ? {} : { title })}
      message={known?.message ?? kindTexts.unknown}
      properties={propertiesOf(error)}
      stack={error instanceof Error ? error.stack : undefined}
      onRetry={(known?.retryable ?? true) ? onRetry : undefined}
      isRetrying={isRetrying}
    />
  );
};
