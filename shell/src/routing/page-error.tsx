/**
 * A page that failed while drawing. Frame and menu stay; the box goes away on 'Prøv igen' and on navigation
 * (ERR-020 to ERR-022).
 */
import { isPortalError } from 'shared/errors/portal-error';
import { kindTexts } from 'shared/errors/error-texts';
import { useLocation, useNavigate, useRouteError } from 'shared/router';
import { ExceptionBox } from 'shared/ui/exception-box';
import { focusContent } from '../layout/focus-content.ts';

export const PageError = () => {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const message = isPortalError(error) ? error.message : kindTexts.unknown;
  const isRetryable = !isPortalError(error) || error.retryable;
  return (
    <ExceptionBox
      message={message}
      stack={error instanceof Error ? error.stack : undefined}
      properties={isPortalError(error) && 'properties' in error ? (error.properties as string[]) : undefined}
      onRetry={
        isRetryable
          ? () => {
              // Going to the same address clears the route's error and draws the page anew.
              void navigate(location, { replace: true, state: location.state as unknown });
              focusContent();
            }
          : undefined
      }
    />
  );
};
