/**
 * What start-up can do before the application's code is there: find out where the page is, start the toggles, and sign in.
 * A page that is left for the identity server needs nothing else, and fetches nothing else. See
 * docs/decisions/0059-an-early-script.md.
 */
import { createAskedAhead, type AskedAhead } from 'shared/http/asked-ahead';
import { anonymousUserId } from 'shared/settings/toggle-protocol';
import { tabStorage } from '../browser/browser-storage.ts';
import { takeOverride, type OverrideStore } from '../remotes/override.ts';
import { readRegistry, type ReadRegistry } from '../remotes/read-registry.ts';
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

/** What the application goes on with. */
export interface Beginning {
  readonly environment: Environment;
  /** It has answered, or a connection error is flagged. */
  readonly toggles: FeatureToggleService;
  /** The remote that this tab tries in place of what everybody runs. */
  readonly override: OverrideStore;
  readonly session: SessionService;
  /** The first answers of the API, on their way while the person signs in. */
  readonly askedAhead: AskedAhead;
  /** Asked for once, as soon as the application is. */
  readonly firstRegistry: () => Promise<ReadRegistry>;
  /** Who signs in; missing where nobody has to. Never settles on a page that is being left. */
  readonly signIn: Promise<SignedInPerson> | undefined;
}

/** In offline mode the browser answers its own requests; it has to be able to before anything is asked for. */
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
  // The branch is decided by the build: nothing of offline mode is in any other bundle.
  if (PORTAL_OFFLINE) return (await import('../session/offline-session.ts')).createOfflineSession();
  return createSessionService({
    auth: settings.auth,
    postLogoutRedirectUrl: settings.postLogoutRedirectUrl,
    ...rules,
  });
};

/** Awaited by the application, which comes later or never: until then a failure is nobody's. */
const awaitedLater = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined);
  return promise;
};

/** Resolves once the toggles have answered that the portal is open; never under maintenance. */
const opened = async (toggles: FeatureToggleService, toggled: Promise<void>): Promise<void> => {
  await toggled;
  if (toggles.isOn('maintenance')) await never();
};

/** What the first page asks for in any case, as soon as the toggles have said that the portal is open. */
const callsAhead = (
  askedAhead: AskedAhead,
  { settings }: Environment,
  toggles: FeatureToggleService,
  isOpen: Promise<void>,
): FirstCalls => ({
  ask: (accessToken, returnPath) => {
    isOpen
      .then(() => {
        askedAhead.ask(firstAddresses(settings.backendApiUrl, toggles, returnPath), accessToken);
      })
      .catch(() => undefined);
  },
  drop: () => {
    askedAhead.drop();
  },
});

const beginIn = async (environment: Environment, fetchApplication: () => void): Promise<Beginning> => {
  let registry: Promise<ReadRegistry> | undefined;
  const firstRegistry = (): Promise<ReadRegistry> => (registry ??= awaitedLater(readRegistry()));
  const goOn = (): void => {
    void firstRegistry();
    fetchApplication();
  };
  // Before the page is left: the address that it comes back to no longer asks for it.
  const override = takeOverride(environment.settings.remotesMayBeTried ?? environment.mode !== 'production');
  await startBackend(environment);
  const toggles = createFeatureToggleService();
  const toggled = awaitedLater(startToggles(toggles, environment));
  const isOpen = awaitedLater(opened(toggles, toggled));
  const askedAhead = createAskedAhead();
  const session = await createSession(environment, {
    freshLoginForced: async () => {
      await isOpen;
      return toggles.isOn('force-fresh-login');
    },
    firstCalls: callsAhead(askedAhead, environment, toggles, isOpen),
  });
  const begun = { environment, toggles, override, session, askedAhead, firstRegistry };
  const isForEverybody = isPublic(window.location.pathname);
  const isBack = !isForEverybody && isRedirectBack(new URL(window.location.href), tabStorage());
  if (isForEverybody || isBack || PORTAL_OFFLINE) goOn();
  // Nobody is sent away, and nobody counts as signed in, before the toggles have answered.
  const signIn = isForEverybody ? undefined : awaitedLater(session.start(isOpen));
  await toggled;
  if (signIn === undefined || toggles.isOn('maintenance')) {
    goOn();
    const letGo = (): void => {
      session.close();
    };
    signIn?.then(letGo, () => undefined);
    return { ...begun, signIn: undefined };
  }
  // Also for whoever could not: the application has a page that says so.
  void signIn.then(goOn, goOn);
  return { ...begun, signIn };
};

interface Page {
  readonly address: PageAddress;
  /** What the shell's origin says of its hosts. */
  readonly readSettings: () => Promise<unknown>;
  /** Called as soon as it is known that something will be drawn, and perhaps once more. */
  readonly fetchApplication: () => void;
}

/** Begins. Rejects when a step fails, the detection of the environment included: the application then says so. */
export const begin = async ({ address, readSettings, fetchApplication }: Page): Promise<Beginning> => {
  try {
    return await beginIn(detectEnvironment(address, await readSettings()), fetchApplication);
  } catch (error) {
    fetchApplication();
    throw error;
  }
};
