/** What start-up assembles for the shell's own pages. Remotes get the ports of `shared`, never this. */
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AppVersion } from '../app-version/app-version.ts';
import type { LoadedRegistry } from '../remotes/registry/registry.ts';
import type { OverrideStore } from '../remotes/releases/override.ts';
import type { PreloadPage } from '../preload/preload-page.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { SignInOptions } from '../session/session-service.ts';
import type { ToastStore } from '../store/toast-store.ts';
import type { UserStore } from '../store/user-store.ts';

/** When the session ends for inactivity. */
export interface IdleLimit {
  /** Milliseconds after the last call. */
  readonly limitMs: number;
  /** When this tab last made a call, in milliseconds since 1970. */
  readonly lastCall: () => number;
}

/** Services for a signed-in user; missing on public pages and under maintenance. */
export interface SignedIn {
  readonly userStore: UserStore;
  /** Goes to the end-session endpoint; rejects when that fails, with the user still signed in. */
  readonly signOut: () => Promise<void>;
  /** Becomes expired once, on the first call that is rejected with 401 (AUTH-030). */
  readonly expiry: StoreApi<{ readonly isExpired: boolean }>;
  /** Starts a new sign-in that returns to the current address. */
  readonly signInAgain: () => Promise<void>;
  /** Idle timeout of the session; undefined when it is not configured. */
  readonly idleLimit: IdleLimit | undefined;
}

export interface Portal {
  readonly registry: LoadedRegistry;
  readonly loader: RemoteLoader;
  /** The remote override of this tab. */
  readonly override: OverrideStore;
  readonly preloadPage: PreloadPage;
  readonly toasts: ToastStore;
  readonly signedIn: SignedIn | undefined;
  readonly isPreview: boolean;
  readonly appVersion: AppVersion;
  /** Ends the session at the identity server, also after a sign-in that failed half-way. */
  readonly endSession: () => Promise<void>;
  /** For public pages: leaves for a sign-in. Rejects when the identity server cannot be reached or trusted. */
  readonly signInAs: (options: SignInOptions) => Promise<void>;
  /** Called once per settled navigation. */
  readonly onNavigated: (pathname: string, pageTitle: string) => void;
}

export const PortalContext = createContext<Portal | null>(null);

export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('usePortal needs the shell: no PortalContext was supplied.');
  return portal;
};

/** For pages below a customer, which require a signed-in user. */
export const useSignedIn = (): SignedIn => {
  const { signedIn } = usePortal();
  if (signedIn === undefined) throw new Error('This page needs a signed-in person.');
  return signedIn;
};
