import { ExceptionBox } from 'shared/ui/exception-box';
import { LoadFailure } from 'shared/ui/load-failure';
import { simFailureTexts as texts } from './sim-texts.ts';

interface Failed {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const notAFault = (error: Error): boolean =>
  'status' in error && (error.status === 403 || error.status === 404);

/**
 * Stands where a SIM card or an eSIM would be when it could not be loaded: any fault is said in the same words (SIM-012),
 * a missing right or subscription as everywhere. Nothing when there is no error.
 */
export const SimLoadFailure = ({ query: { error, isFetching, refetch } }: { readonly query: Failed }) => {
  if (error === null) return null;
  const again = { isRetrying: isFetching, onRetry: () => void refetch() };
  if (notAFault(error)) return <LoadFailure error={error} title={texts.title} {...again} />;
  return <ExceptionBox title={texts.title} message={texts.message} stack={error.stack} {...again} />;
};
