/**
 * Start-up, in the order of the specification (SHL-024): read it from top to bottom. early-start.ts starts the toggles and
 * the sign-in before the application's code is loaded.
 */
import type { ReactNode } from 'react';
import { isPortalError } from 'shared/errors/portal-error';
import { updatePromptly } from 'shared/query/prompt-updates';
import type { Mode } from 'shared/settings/portal-settings';
import { createErrorLogger } from '../errors/error-logger.ts';
import { createRemoteErrorToast } from '../errors/remote-error-toast.ts';
import { installGlobalErrorHandler, type GlobalErrorHandler } from '../errors/global-error-handler.ts';
import { createNewVersion } from '../new-version/new-version.ts';
import { belowApplication } from '../routing/public-paths.ts';
import { createPortalRouter } from '../routing/router.tsx';
import { hasNoAccess } from '../pages/public.pages.tsx';
import type { SignedInPerson } from '../session/session-service.ts';
import { NoRolesError } from '../session/user-info.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { SignedIn } from '../portal/portal.ts';
import type { EarlyStart } from './early-start.ts';
import { PortalRoot } from './portal-root.tsx';
import { assemblePortal, createRemotes, createStores, type Stores } from './portal-services.ts';
import { applyTheme } from './theme.ts';

/** Renders into the page; React's options come from the error handler, so the root is created last. */
export type Mount = (content: ReactNode, options: GlobalErrorHandler['rootOptions']) => void;

/** SHL-026, SHL-027: mount delay in milliseconds. */
const mountDelayOf = (mode: Mode): number =>
  mode === 'development' || mode === 'offline' || mode === 'end-to-end' ? 0 : 1_000;

/** Modes that have the table-test page (NAV-045). */
const testPageModes: readonly Mode[] = ['development', 'test', 'end-to-end'];

interface SignInResult {
  readonly signedIn: SignedIn | undefined;
  /** Address that the router goes to before the first render; undefined keeps the current one. */
  readonly goTo: string | undefined;
  /** The router's state there. */
  readonly state?: unknown;
}

/** The authentication step. A failed sign-in leads to its own error page (ERR-017), never to a loop. */
const authenticate = async (
  signIn: Promise<SignedInPerson>,
  stores: Stores,
  handle: GlobalErrorHandler['handle'],
): Promise<SignInResult> => {
  try {
    const { userInfo, returnPath } = await signIn;
    return { signedIn: stores.signedInAs(userInfo), goTo: returnPath ?? '/' };
  } catch (error) {
    if (!isPortalError(error) || error.kind !== 'authentication') throw error;
    handle(error, 'start-up');
    const state = error.cause instanceof NoRolesError ? hasNoAccess : undefined;
    return { signedIn: undefined, goTo: '/login-fejl', state };
  }
};

/** Starts the portal. Rejects when a step fails; the caller then shows the critical error page (SHL-028). */
export const startPortal = async (
  { environment, toggles, override, session, earlyReads, firstRegistry, signIn }: EarlyStart,
  mount: Mount,
): Promise<void> => {
  const { mode, settings } = environment;

  updatePromptly();

  applyTheme(document.documentElement, environment.brand);

  const logger = createErrorLogger(mode, settings.logging, PORTAL_RELEASE);
  // An error before the router exists fails start-up, and the critical error page shows it.
  const pages: {
    open?: (path: string) => void;
    loader?: RemoteLoader;
    showRemoteError?: (remoteId: string) => void;
  } = {};
  const openPage = (path: string) => () => pages.open?.(path);
  const newVersion = createNewVersion();
  const errors = installGlobalErrorHandler({
    logger,
    noticeNewVersion: newVersion.notice,
    openInternalErrorPage: openPage('/fejl'),
    isToldByOthers: (script, error) => pages.loader?.takeThrown(script, error) ?? false,
    remoteOf: (error, script) => pages.loader?.siteOf(error, script),
    showRemoteError: remoteId => pages.showRemoteError?.(remoteId),
    openAuthenticationErrorPage: openPage('/login-fejl'),
  });

  const stores = createStores({ environment, toggles, session, earlyReads });
  session.onSignedOutElsewhere(() => {
    stores.queryClient.clear();
  });

  const remotes = await createRemotes({
    environment,
    logger,
    toggles,
    newVersion,
    stores,
    override,
    firstRegistry: firstRegistry(),
  });
  const router = createPortalRouter(remotes.loader, { hasTestPages: testPageModes.includes(mode) });
  pages.open = path => {
    void router.navigate(path, { replace: true });
  };
  pages.loader = remotes.loader;
  pages.showRemoteError = createRemoteErrorToast(stores.toasts, remotes.registry.registry);

  const { signedIn, goTo, state }: SignInResult =
    signIn === undefined
      ? { signedIn: undefined, goTo: undefined }
      : await authenticate(signIn, stores, errors.handle);
  if (goTo !== undefined) await router.navigate(goTo, { replace: true, state });
  // The area for this address loads while mounting waits.
  if (signedIn) remotes.loadAhead(belowApplication(router.state.location.pathname));

  await new Promise(resolve => setTimeout(resolve, mountDelayOf(mode)));
  mount(
    <PortalRoot
      portal={assemblePortal({ environment, toggles, logger, session }, stores, remotes, signedIn)}
      toggles={toggles}
      cardPayment={{
        environment: settings.cardPaymentEnvironment,
        clientKey: settings.invoicePaymentClientKey,
        url: settings.cardPaymentUrl,
      }}
      http={stores.http}
      queryClient={stores.queryClient}
      router={router}
      newVersion={newVersion}
      onRouteError={error => {
        errors.handle(error, 'route');
      }}
    />,
    errors.rootOptions,
  );
};
