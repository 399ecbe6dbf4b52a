/** Creates the portal's services in start-up order, without rendering anything. */
import { createStore } from 'zustand/vanilla';
import type { UserInfo } from 'shared/contracts/user-info';
import type { ToggleKey } from 'shared/toggles';
import type { EarlyReads } from 'shared/http/early-reads';
import { createHttp } from 'shared/http/create-http';
import { tabStorage } from '../browser/browser-storage.ts';
import { readAppVersion } from '../app-version/app-version.ts';
import { startFederation } from '../remotes/federation/federation.ts';
import { customerIdIn } from '../remotes/releases/choose-release.ts';
import { readRegistry, type ReadRegistry } from '../remotes/registry/read-registry.ts';
import type { LoadedRegistry } from '../remotes/registry/registry.ts';
import type { OverrideStore } from '../remotes/releases/override.ts';
import { watchReleases } from '../remotes/release-watch.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createPreloadPage } from '../preload/preload-page.ts';
import { pushPageView } from '../page-views/page-views.ts';
import type { ErrorLogger } from '../errors/error-logger.ts';
import { applicationPath } from '../session/return-path.ts';
import { sealChunks } from './seal-chunks.ts';
import { addressOfMissingCode } from '../new-version/missing-code.ts';
import type { NewVersion } from '../new-version/new-version.ts';
import { watchingOwnProfile } from '../session/own-profile-watch.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Environment } from '../settings/detect-environment.ts';
import { createQueryClient } from '../store/query-client.ts';
import { createToastStore } from '../store/toast-store.ts';
import { createUserStore, type UserStore } from '../store/user-store.ts';
import type { FeatureToggleService } from '../toggles/toggle-service.ts';
import type { Portal, SignedIn } from '../portal/portal.ts';

interface Foundations {
  readonly environment: Environment;
  readonly toggles: FeatureToggleService;
  readonly logger: ErrorLogger;
  readonly session: SessionService;
}

/** The store step: everything that holds state, and the backend client. */
export const createStores = ({
  environment,
  session,
  toggles,
  earlyReads,
}: Omit<Foundations, 'logger'> & { readonly earlyReads?: EarlyReads }) => {
  const toasts = createToastStore();
  const expiry = createStore(() => ({ isExpired: false }));
  const queryClient = createQueryClient(toasts);
  const { backendApiUrl, auth } = environment.settings;
  const { idleMinutes } = auth;
  const fetchNow = window.fetch.bind(window);
  let calledAt = Date.now();
  const lastCall = () => calledAt;
  let users: UserStore | undefined;
  // The server ends the session a moment before the page is left: a 401 in that time is not reported.
  let isSigningOut = false;
  const client = createHttp({
    services: { '/self-service-api': `${backendApiUrl}/self-service-api` },
    accessToken: () => session.usableAccessToken(),
    // Listed one by one: spreading would call a method that remotes can replace.
    fetch: async (address, options) => {
      const sentAt = Date.now();
      const answer = await fetchNow(address, options);
      // The server counts from when it received the call, however long the response took.
      calledAt = Math.max(calledAt, sentAt);
      return answer;
    },
    takeAhead: (address, token) => {
      const ahead = earlyReads?.take(address, token);
      if (ahead !== undefined) calledAt = Math.max(calledAt, ahead.sentAt);
      return ahead;
    },
    onUnauthorized: () => {
      if (!isSigningOut) expiry.setState({ isExpired: true });
    },
  });
  const http = watchingOwnProfile(client, person => users?.follow(person));
  /** Services of a signed-in user. Starts loading their customers. */
  const signedInAs = (userInfo: UserInfo): SignedIn => {
    const userStore = createUserStore(userInfo, http, () => toggles.isOn('get-customers-v2'));
    users = userStore;
    void userStore.load();
    return {
      userStore,
      expiry,
      signOut: () => {
        isSigningOut = true;
        return session.signOut().finally(() => {
          isSigningOut = false;
        });
      },
      signInAgain: () => session.signInAgain(),
      idleLimit: idleMinutes === undefined ? undefined : { limitMs: idleMinutes * 60_000, lastCall },
    };
  };
  return { toasts, queryClient, http, signedInAs };
};

export type Stores = ReturnType<typeof createStores>;

/** Prepares the router step: the registry and its loader. */
export const createRemotes = async ({
  environment,
  logger,
  toggles,
  newVersion,
  stores,
  override,
  firstRegistry,
}: Omit<Foundations, 'session'> & {
  readonly newVersion: NewVersion;
  readonly stores: Pick<Stores, 'queryClient' | 'toasts'>;
  readonly override: OverrideStore;
  readonly firstRegistry: Promise<ReadRegistry>;
}) => {
  const { override: tried } = override.getState();
  const origins = [
    // An edge may serve remotes below the portal's own origin.
    window.location.origin,
    ...environment.remoteOrigins,
    ...(tried ? [new URL(tried.manifest).origin] : []),
  ];
  // A dev server's scripts push new chunks, and no foreign code runs there.
  if (!PORTAL_DEV_SERVERS) sealChunks(`${window.location.origin}${applicationPath}/`);
  const federation = startFederation({
    allowedOrigins: origins,
    // A dev server rebuilds on every change; nothing else runs without hashes.
    isExempt: ({ manifest }) => PORTAL_DEV_SERVERS || manifest === tried?.manifest,
  });
  let isRegistryWrong = false;
  const noted = async (reading: Promise<ReadRegistry>): Promise<LoadedRegistry> => {
    const { problem, ...loaded } = await reading;
    // Log it once, however often the registry is requested while it is unavailable or invalid.
    if (problem !== undefined && !isRegistryWrong) logger.error(problem, { registry: loaded.source });
    isRegistryWrong = problem !== undefined;
    return loaded;
  };
  const registry = await noted(firstRegistry);
  const loader = createRemoteLoader({
    registry: registry.registry,
    allowedOrigins: origins,
    ...federation,
    visit: () => ({
      customerId: customerIdIn(window.location),
      // A rule may name any toggle of the server; an unknown one is off.
      isToggleOn: key => toggles.isOn(key as ToggleKey),
      ...override.getState(),
    }),
    onFailure: ({ label, source, failure, error, thrown, isReplaced }) => {
      if (source === 'override') override.reset();
      logger.error(error, {
        remote: label,
        failure,
        isReplaced,
        ...(thrown === undefined
          ? {}
          : { thrown: thrown instanceof Error ? thrown.stack : JSON.stringify(thrown) }),
      });
      // The remote's own page reports that its code is missing. A missing chunk of the shell is reported here.
      const missing = addressOfMissingCode(error);
      if (!isReplaced && missing?.startsWith(window.location.origin + applicationPath) === true)
        newVersion.notice(error);
      // It may be gone because a newer release has replaced it.
      if (!isReplaced) void watch.check();
    },
    onThrown: (label, thrown) => {
      logger.error(thrown, { remote: label, caughtBy: 'window' });
    },
  });
  const watch = watchReleases({
    loader,
    // The last good copy adds nothing new.
    fetchRegistry: async () => (await noted(readRegistry())).registry,
    mayReload: () =>
      navigator.onLine &&
      stores.queryClient.isMutating() === 0 &&
      stores.toasts.getState().toasts.length === 0,
    reload: () => {
      window.location.reload();
    },
    storage: tabStorage(),
  });
  /** Loads the remote of a page, by its path below the application; renders nothing and reports no failure. */
  const loadAhead = (pathname: string): void => {
    const owner = loader.ownerOf(pathname.split('/')[2] ?? '');
    if (owner) void loader.preload(owner.id);
  };
  return { registry, loader, override, onNavigated: watch.onNavigated, loadAhead };
};

/** What the shell's pages can use of these services. */
export const assemblePortal = (
  foundations: Foundations,
  stores: Stores,
  remotes: Awaited<ReturnType<typeof createRemotes>>,
  signedIn: SignedIn | undefined,
): Portal => ({
  registry: remotes.registry,
  loader: remotes.loader,
  override: remotes.override,
  preloadPage: createPreloadPage(remotes.loader),
  appVersion: readAppVersion(`${applicationPath}/assets/app-version.txt`),
  toasts: stores.toasts,
  signedIn,
  isPreview: foundations.environment.mode === 'preproduction',
  endSession: () => foundations.session.signOut(),
  signInAs: options => foundations.session.signInAs(options),
  onNavigated: (pathname, title) => {
    const path = applicationPath + pathname;
    foundations.logger.navigation(path, title);
    pushPageView(foundations.environment.mode, path, title);
    remotes.onNavigated(pathname);
  },
});
