/**
 * The part of start-up that runs before the application's code is loaded: detect the environment, start the toggles,
 * and sign in. A page that is left for the identity server needs nothing else and fetches nothing else. See
 * docs/decisions/0059-early-script.md.
 */
import { createEarlyReads, type EarlyReads } from 'shared/http/early-reads';
import { anonymousUserId } from 'shared/settings/toggle-protocol';
import { tabStorage } from '../browser/browser-storage.ts';
import { takeOverride, type OverrideStore } from '../remotes/releases/override.ts';
import { readRegistry, type ReadRegistry } from '../remotes/registry/read-registry.ts';
import { isPublic } from '../routing/public-paths.ts';
import {
  createSessionService,
  type FirstCalls,
  type SessionService,
  type SignedInPerson,
} from '../session/session-service.ts';
import { isRedirectBack, never } from '../session/sign-in.ts';
import { detectEnvironment, type Environment, type PageAddress } from '../settings/detect-environment.ts';
import { firstAddresses } from './first-addresses.ts';
import { offlineToggles } from '../toggles/offline-toggles.ts';
import { createFeatureToggleService, type FeatureToggleService } from '../toggles/toggle-service.ts';

/** What the application continues with. */
export interface EarlyStart {
  readonly environment: Environment;
  /** Started: they have answered, or a connection error is flagged. */
  readonly toggles: FeatureToggleService;
  /** The remote override of this tab. */
  readonly override: OverrideStore;
  readonly session: SessionService;
  /** The first API responses, requested while the user signs in. */
  readonly earlyReads: EarlyReads;
  /** Fetched once, at the same time as the application. */
  readonly firstRegistry: () => Promise<ReadRegistry>;
  /** The user who signs in; missing where no sign-in is needed. Never settles on a page that is being left. */
  readonly signIn: Promise<SignedInPerson> | undefined;
}

/** In offline mode the browser answers its own requests; this has to be set up before the first request. */
const startBackend = async ({ settings }: Environment): Promise<void> => {
  if (PORTAL_OFFLINE)
    await (await import('../offline/offline-backend.ts')).startOfflineBackend(settings.backendApiUrl);
};

const startToggles = async (
  toggles: FeatureToggleService,
  { mode, settings }: Environment,
): Promise<void> => {
  if (mode === 'offline') toggles.startMocking(offlineToggles);
  else await toggles.start({ userId: anonymousUserId, ...settings.featureToggleService });
};

const createSession = async (
  { settings }: Environment,
  rules: { readonly freshLoginForced: () => Promise<boolean>; readonly firstCalls: FirstCalls },
): Promise<SessionService> => {
  // Decided at build time: no other bundle contains offline mode.
  if (PORTAL_OFFLINE) return (await import('../session/offline-session.ts')).createOfflineSession();
  return createSessionService({
    auth: settings.auth,
    postLogoutRedirectUrl: settings.postLogoutRedirectUrl,
    ...rules,
  });
};

/** The application awaits it later or never: until then a rejection counts as handled. */
const awaitedLater = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined);
  return promise;
};

/** Resolves once the toggles say that the portal is open; never under maintenance. */
const opened = async (toggles: FeatureToggleService, toggled: Promise<void>): Promise<void> => {
  await toggled;
  if (toggles.isOn('maintenance')) await never();
};

/** The calls that the first page always makes, sent as soon as the toggles say that the portal is open. */
const callsAhead = (
  earlyReads: EarlyReads,
  { settings }: Environment,
  toggles: FeatureToggleService,
  isOpen: Promise<void>,
): FirstCalls => ({
  ask: (accessToken, returnPath) => {
    isOpen
      .then(() => {
        earlyReads.ask(firstAddresses(settings.backendApiUrl, toggles, returnPath), accessToken);
      })
      .catch(() => undefined);
  },
  drop: () => {
    earlyReads.drop();
  },
});

const startIn = async (environment: Environment, fetchApplication: () => void): Promise<EarlyStart> => {
  let registry: Promise<ReadRegistry> | undefined;
  const firstRegistry = (): Promise<ReadRegistry> => (registry ??= awaitedLater(readRegistry()));
  const goOn = (): void => {
    void firstRegistry();
    fetchApplication();
  };
  // Before the page is left: the address that it returns to no longer has the parameter.
  const override = takeOverride(environment.settings.remotesMayBeTried ?? environment.mode !== 'production');
  await startBackend(environment);
  const toggles = createFeatureToggleService();
  const toggled = awaitedLater(startToggles(toggles, environment));
  const isOpen = awaitedLater(opened(toggles, toggled));
  const earlyReads = createEarlyReads();
  const session = await createSession(environment, {
    freshLoginForced: async () => {
      await isOpen;
      return toggles.isOn('force-fresh-login');
    },
    firstCalls: callsAhead(earlyReads, environment, toggles, isOpen),
  });
  const started = { environment, toggles, override, session, earlyReads, firstRegistry };
  const isForEverybody = isPublic(window.location.pathname);
  const isBack = !isForEverybody && isRedirectBack(new URL(window.location.href), tabStorage());
  if (isForEverybody || isBack || PORTAL_OFFLINE) goOn();
  // No redirect, and no signed-in user, before the toggles have answered.
  const signIn = isForEverybody ? undefined : awaitedLater(session.start(isOpen));
  await toggled;
  if (signIn === undefined || toggles.isOn('maintenance')) {
    goOn();
    const letGo = (): void => {
      session.close();
    };
    signIn?.then(letGo, () => undefined);
    return { ...started, signIn: undefined };
  }
  // Also after a failed sign-in: the application has an error page for it.
  void signIn.then(goOn, goOn);
  return { ...started, signIn };
};

interface Page {
  readonly address: PageAddress;
  /** Fetches the settings for the shell's hosts from its origin. */
  readonly readSettings: () => Promise<unknown>;
  /** Called as soon as it is known that something will be rendered; may be called twice. */
  readonly fetchApplication: () => void;
}

/** Starts the early part. Rejects when a step fails, including environment detection: the application then shows the error. */
export const startEarly = async ({ address, readSettings, fetchApplication }: Page): Promise<EarlyStart> => {
  try {
    return await startIn(detectEnvironment(address, await readSettings()), fetchApplication);
  } catch (error) {
    fetchApplication();
    throw error;
  }
};
