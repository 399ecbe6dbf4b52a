/**
 * A page that failed to render. Frame and menu stay; the box goes away on 'Prøv igen' and on navigation (ERR-020 to
 * ERR-022).
 */
import { isPortalError } from 'shared/errors/portal-error';
import { kindTexts } from 'shared/errors/error-texts';
import { useLocation, useNavigate, useRouteError } from 'shared/router';
import { ExceptionBox } from 'shared/ui/exception-box';
import { PageHeader } from 'shared/ui/page-header';
import { errorDetails } from '../errors/error-details.ts';
import { readableError } from '../errors/readable-error.ts';
import { usePortal } from '../portal/portal.ts';
import { pageTitleOf } from './page-title.ts';

interface PageErrorProps {
  /** False when the surrounding layout has the page's heading. */
  readonly hasHeading?: boolean;
}

export const PageError = ({ hasHeading = true }: PageErrorProps) => {
  const { registry } = usePortal();
  const error = readableError(useRouteError());
  const navigate = useNavigate();
  const location = useLocation();
  const message = isPortalError(error) ? error.message : kindTexts.unknown;
  const isRetryable = !isPortalError(error) || error.retryable;
  return (
    <>
      {hasHeading ? <PageHeader title={pageTitleOf(location.pathname, registry.registry)} /> : null}
      <ExceptionBox
        message={message}
        {...errorDetails(error)}
        onRetry={
          isRetryable
            ? () => {
                // Navigating to the same address clears the route's error and renders the page again.
                void navigate(location, { replace: true, state: location.state as unknown });
              }
            : undefined
        }
      />
    </>
  );
};
