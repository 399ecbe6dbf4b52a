/**
 * Sign-in and sign-out with OpenID Connect: authorization code with PKCE, tokens in memory only. It talks to the
 * identity server through `oidc-client-ts`; the files next to this one add the checks that the library leaves out.
 */
import type { OidcClient } from 'oidc-client-ts';
import type { UserInfo } from 'shared/contracts/user-info';
import { AuthenticationError } from 'shared/errors/portal-error';
import { within } from '../browser/retrying.ts';
import type { AuthSettings } from 'shared/settings/public-settings';
import { guardBackForwardCache } from './back-forward-cache.ts';
import { createIdentityClient, keptDiscovery, messageOf } from './identity-client.ts';
import { browserPage, type SessionPage } from './page.ts';
import { createRenewal, tokensOf, type Renewal } from './renewal.ts';
import { applicationPath, safeReturnPath } from './return-path.ts';
import { finishSignIn, isRedirectBack, leaveForSignIn, never, type SignInState } from './sign-in.ts';
import { createTabFlags } from './tab-flags.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { NoRolesError, readUserInfo } from './user-info.ts';

export interface SessionServiceOptions {
  readonly auth: AuthSettings;
  readonly postLogoutRedirectUrl: string;
  /** AUTH-018: the toggle that makes users with a segment enter their password again, once per tab. */
  readonly freshLoginForced: () => Promise<boolean>;
  /** The first calls with a token, made in parallel with the rest of the sign-in. */
  readonly firstCalls?: FirstCalls;
  /** The browser; tests pass their own. */
  readonly page?: SessionPage;
}

export interface FirstCalls {
  /** Called once the ID token is verified. `returnPath` is that of {@link SignedInPerson}. */
  ask(accessToken: string, returnPath: string | undefined): void;
  /** Called when nobody is signed in after all, or no longer: responses are discarded. */
  drop(): void;
}

export interface SignedInPerson {
  readonly userInfo: UserInfo;
  /** Where the user wanted to go, below the application sub-path; undefined means the landing page (NAV-062). */
  readonly returnPath: string | undefined;
}

/** Options of a sign-in that a public page starts. */
export interface SignInOptions {
  /** Prefilled on the sign-in page. */
  readonly email: string;
  /** Asks for the password even when somebody is signed in already: it may be another user. */
  readonly isFresh?: boolean;
  /** Returns to the page's own address, not to the landing page. */
  readonly returnsToPage?: boolean;
}

export interface SessionService {
  /**
   * Signs in. Leaves the page for the identity server and never settles, or, on the redirect back, resolves with the
   * user. Rejects with an AuthenticationError. Requests start at once, but the page is not left before `mayLeave`
   * resolves.
   */
  start(mayLeave?: Promise<unknown>): Promise<SignedInPerson>;
  /** The current access token; undefined while nobody is signed in. */
  accessToken(): string | undefined;
  /** The same, renewed first when it is about to expire. */
  usableAccessToken(): Promise<string | undefined>;
  /** For the login-expired dialog: a new sign-in that returns to this address. Rejects like `start`. */
  signInAgain(): Promise<never>;
  /** A sign-in started by a public page. Rejects like `start`. */
  signInAs(options: SignInOptions): Promise<never>;
  /**
   * Leaves for the end-session endpoint (AUTH-026). Rejects after 20 seconds, or at once when the identity server
   * cannot be reached (AUTH-028); the user is still signed in then.
   */
  signOut(): Promise<never>;
  /**
   * Called when another tab has signed out, just before this one goes to the confirmation page. Returns the function to
   * unsubscribe.
   */
  onSignedOutElsewhere(listener: () => void): () => void;
  /** Removes the browser listeners and drops the tokens: nobody is signed in, whatever response is still to come. */
  close(): void;
}

/** AUTH-028. */
const signOutTimeoutMs = 20_000;
const signedOutMessage = 'signed-out';
const confirmationPath = `${applicationPath}/logud-bekraeftelse`;

/** Keeps only the message of other errors: one of the library contains the code and the verifier. */
const loginFailed = (error: unknown): AuthenticationError => {
  const reason = messageOf(error);
  // oxlint-disable-next-line no-console -- the only place where someone connecting an identity server finds the reason
  console.warn(`Sign-in failed. ${reason}`);
  return new AuthenticationError(undefined, error instanceof NoRolesError ? error : new Error(reason));
};

/** Creates the page's only session, and registers its listeners before anybody is signed in. */
export const createSessionService = (options: SessionServiceOptions): SessionService => {
  const { auth, postLogoutRedirectUrl, freshLoginForced, firstCalls, page = browserPage() } = options;
  const flags = createTabFlags(page.storage);
  const signedOutListeners = new Set<() => void>();
  let signedInAt: Pick<Renewal, 'server' | 'subject'> | undefined;
  let idTokenHint: string | undefined;

  const clientOptions = { auth, postLogoutRedirectUrl, stateStorage: page.storage };
  const newClient = (): OidcClient => createIdentityClient(clientOptions);

  const renew = createRenewal();
  const keeper = createTokenKeeper(async (refreshToken, tokens) => {
    if (signedInAt === undefined) return 'refused';
    const renewed = await renew({ ...signedInAt, clientId: auth.client_id, tokens, refreshToken });
    if (renewed !== 'refused') idTokenHint = renewed.idToken;
    return renewed;
  });

  const leave = (state: SignInState, how?: Parameters<typeof leaveForSignIn>[4]): Promise<never> =>
    leaveForSignIn(newClient(), page, flags, state, how);

  const here = (): SignInState => {
    const { pathname, search, hash, origin } = page.address();
    const address = pathname + search + hash;
    return safeReturnPath(address, origin) === undefined ? {} : { returnTo: address };
  };

  const comeBack = async (answeredAt: URL): Promise<SignedInPerson> => {
    // Immediately: neither a reload nor a log entry may contain the code, and it is valid once only. In pre-production
    // the response comes to the origin's root, which is not a page of ours.
    const { pathname } = answeredAt;
    page.showAddress(pathname.startsWith(`${applicationPath}/`) ? pathname : `${applicationPath}/`);
    const client = createIdentityClient({ ...clientOptions, metadata: await keptDiscovery(auth) });
    const { answer, idToken, subject, server, state } = await finishSignIn(client, answeredAt);
    idTokenHint = idToken;
    const returnPath = safeReturnPath(state.returnTo, answeredAt.origin);
    firstCalls?.ask(answer.access_token, returnPath);
    const userInfo = await readUserInfo({
      address: server.userInfoAddress,
      accessToken: answer.access_token,
      subject,
      claims: auth.claims,
    });
    if (state.isFresh === true) flags.freshLoginDone(subject);
    const hasSegment = userInfo.segment_id !== undefined && userInfo.segment_id !== null;
    if (hasSegment && state.isFresh !== true && !flags.hasFreshLogin(subject) && (await freshLoginForced())) {
      firstCalls?.drop();
      return leave({ ...state, isFresh: true });
    }
    signedInAt = { server, subject };
    keeper.keep(tokensOf(answer, idToken));
    flags.signedIn();
    return { userInfo, returnPath };
  };

  const forget = (): void => {
    firstCalls?.drop();
    keeper.drop();
    signedInAt = undefined;
    idTokenHint = undefined;
  };

  const leaveForSignOut = async (): Promise<never> => {
    const client = createIdentityClient({ ...clientOptions, timeoutSeconds: signOutTimeoutMs / 1_000 });
    // A new client fetches the discovery document again: if the server is down, better find out now than on the
    // browser's own error page.
    await client.metadataService.getMetadata();
    const request = await client.createSignoutRequest(
      idTokenHint === undefined ? {} : { id_token_hint: idTokenHint },
    );
    flags.signOutStarted();
    page.goTo(request.url);
    return never();
  };

  const releasePage = guardBackForwardCache(() => {
    page.reload();
  });
  page.otherTabs?.onMessage(message => {
    if (message !== signedOutMessage || keeper.current() === undefined) return;
    forget();
    for (const listener of [...signedOutListeners]) listener();
    page.replaceWith(confirmationPath);
  });
  // Notify the other tabs here, after the sign-out succeeded, and not where it started: it may be cancelled on the way.
  if (page.address().pathname === confirmationPath && flags.takeSignOut())
    page.otherTabs?.send(signedOutMessage);

  return {
    start: async mayLeave => {
      const address = page.address();
      try {
        return await (isRedirectBack(address, page.storage)
          ? comeBack(address)
          : leave(here(), { mayLeave }));
      } catch (error) {
        firstCalls?.drop();
        throw loginFailed(error);
      }
    },
    signInAgain: async () => {
      try {
        return await leave(here());
      } catch (error) {
        throw loginFailed(error);
      }
    },
    signInAs: async ({ email, isFresh = false, returnsToPage = false }) => {
      try {
        return await leave(
          { ...(returnsToPage ? here() : {}), ...(isFresh ? { isFresh } : {}) },
          { loginHint: email },
        );
      } catch (error) {
        throw loginFailed(error);
      }
    },
    accessToken: () => keeper.current()?.accessToken,
    usableAccessToken: () => keeper.usableAccessToken(),
    signOut: async () => {
      try {
        return await within(signOutTimeoutMs, leaveForSignOut());
      } catch (cause) {
        flags.signOutFailed();
        throw new Error('Logout failed.', { cause });
      }
    },
    onSignedOutElsewhere: listener => {
      signedOutListeners.add(listener);
      return () => signedOutListeners.delete(listener);
    },
    close: () => {
      releasePage();
      forget();
      page.otherTabs?.close();
    },
  };
};
