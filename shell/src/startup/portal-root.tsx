/** The mounted application: fills every port of `shared` around the router. */
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CardPaymentContext, type CardPayment } from 'shared/card-payment';
import { HttpContext, type Http } from 'shared/http';
import { QueryClientProvider, type QueryClient } from 'shared/query';
import { RouterProvider } from 'shared/router';
import { SessionContext } from 'shared/session';
import { ToastsContext } from 'shared/toasts';
import { TogglesContext, type Toggles } from 'shared/toggles';
import { preloadDialogs } from '../dialogs/dialogs.tsx';
import type { NewVersion } from '../new-version/new-version.ts';
import { NewVersionQuestion } from '../new-version/new-version-question.tsx';
import { PortalContext, type Portal, type SignedIn } from '../portal/portal.ts';
import type { createPortalRouter } from '../routing/router.tsx';

/**
 * Loads what no first page needs but later pages need at once. Without these styles a printed page looks like the
 * screen, and a list does not show that it is refreshing.
 */
const fetchLate = (): void => {
  void preloadDialogs();
  import(/* webpackChunkName: "later" */ 'shared/styles/print.css').catch(() => undefined);
  import(/* webpackChunkName: "later" */ 'shared/styles/busy-line.css').catch(() => undefined);
};

interface PortalRootProps {
  readonly portal: Portal;
  readonly toggles: Toggles;
  readonly cardPayment: CardPayment;
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createPortalRouter>;
  readonly newVersion: NewVersion;
  /** Errors that a route's error page already shows and that still have to be logged. */
  readonly onRouteError: (error: unknown) => void;
}

export const PortalRoot = ({
  portal,
  toggles,
  cardPayment,
  http,
  queryClient,
  router,
  newVersion,
  onRouteError,
}: PortalRootProps) => {
  useEffect(() => {
    // Safari has no requestIdleCallback; there it waits for two seconds.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchLate);
    else setTimeout(fetchLate, 2_000);
  }, []);
  const pages = <RouterProvider router={router} onError={onRouteError} />;
  return (
    <PortalContext value={portal}>
      <TogglesContext value={toggles}>
        <HttpContext value={http}>
          <ToastsContext value={portal.toasts}>
            <CardPaymentContext value={cardPayment}>
              <QueryClientProvider client={queryClient}>
                {portal.signedIn ? <WithSession signedIn={portal.signedIn}>{pages}</WithSession> : pages}
                <NewVersionQuestion newVersion={newVersion} />
              </QueryClientProvider>
            </CardPaymentContext>
          </ToastsContext>
        </HttpContext>
      </TogglesContext>
    </PortalContext>
  );
};

const WithSession = ({
  signedIn,
  children,
}: {
  readonly signedIn: SignedIn;
  readonly children: ReactNode;
}) => {
  const userId = useStore(signedIn.userStore, state => state.userId);
  const email = useStore(signedIn.userStore, state => state.email);
  return <SessionContext value={{ userId, email }}>{children}</SessionContext>;
};
