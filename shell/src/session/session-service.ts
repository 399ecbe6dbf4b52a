/**
 * Signing in and out with OpenID Connect: authorization code with PKCE, tokens in memory only. The identity server
 * is spoken to through `oidc-client-ts`; what that library leaves open is closed in the files beside this one.
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
import { createTabMarks } from './tab-marks.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { readUserInfo } from './user-info.ts';

export interface SessionServiceOptions {
  readonly auth: AuthSettings;
  readonly postLogoutRedirectUrl: string;
  /** AUTH-018: the toggle that makes people with a segment type their password anew, once in a tab. */
  readonly freshLoginForced: () => Promise<boolean>;
  /** The first calls with a token, beside what is left of the sign-in. */
  readonly firstCalls?: FirstCalls;
  /** The browser; tests give their own. */
  readonly page?: SessionPage;
}

export interface FirstCalls {
  /** Called when the ID token is known to hold. Where they go is that of {@link SignedInPerson}. */
  ask(accessToken: string, returnPath: string | undefined): void;
  /** Called when nobody is signed in after all, or any more: no answer counts. */
  drop(): void;
}

export interface SignedInPerson {
  readonly userInfo: UserInfo;
  /** Where they wanted to go, below the application sub-path; undefined stands for the landing page (NAV-062). */
  readonly returnPath: string | undefined;
}

/** What a public page wants of the sign-in it leads to. */
export interface SignInWish {
  /** Shown in the sign-in page's field. */
  readonly email: string;
  /** Asks for the password also when somebody is signed in already: it may be somebody else. */
  readonly isFresh?: boolean;
  /** Comes back to the page's own address, not to the landing page. */
  readonly comesBack?: boolean;
}

export interface SessionService {
  /**
   * Signs in. Leaves the page for the identity server and never settles, or, on the redirect back, resolves with the
   * person. Rejects with an AuthenticationError. What can be asked for is asked for at once, but the page is not left
   * before `mayLeave`.
   */
  start(mayLeave?: Promise<unknown>): Promise<SignedInPerson>;
  /** The access token as it is; undefined while nobody is signed in. */
  accessToken(): string | undefined;
  /** The same, renewed first when it would not survive the next call. */
  usableAccessToken(): Promise<string | undefined>;
  /** For the login-expired dialog: a new sign-in that comes back to this address. Rejects like `start`. */
  signInAgain(): Promise<never>;
  /** A sign-in that a public page leads to. Rejects like `start`. */
  signInAs(wish: SignInWish): Promise<never>;
  /**
   * Leaves for the end-session endpoint (AUTH-026). Rejects after 20 seconds, or at once when the identity server
   * cannot be reached (AUTH-028); the person is still signed in then.
   */
  signOut(): Promise<never>;
  /** Called when another tab has signed out, just before this one goes to the confirmation. Answers the way to stop. */
  onSignedOutElsewhere(listener: () => void): () => void;
  /** Lets go of the browser and of the tokens: nobody is signed in, whatever was answered. */
  close(): void;
}

/** AUTH-028. */
const signOutTimeoutMs = 20_000;
const signedOutMessage = 'signed-out';
const confirmationPath = `${applicationPath}/logud-bekraeftelse`;

/** Keeps only the message: an error of the library holds the code and the verifier it sent. */
const loginFailed = (error: unknown): AuthenticationError => {
  const reason = messageOf(error);
  // oxlint-disable-next-line no-console -- whoever connects an identity server finds the reason nowhere else
  console.warn(`Sign-in failed. ${reason}`);
  return new AuthenticationError(undefined, new Error(reason));
};

/** Builds the page's one session, and sets up all it listens to before anybody is signed in. */
export const createSessionService = (options: SessionServiceOptions): SessionService => {
  const { auth, postLogoutRedirectUrl, freshLoginForced, firstCalls, page = browserPage() } = options;
  const marks = createTabMarks(page.storage);
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
    leaveForSignIn(newClient(), page, marks, state, how);

  const here = (): SignInState => {
    const { pathname, search, hash, origin } = page.address();
    const address = pathname + search + hash;
    return safeReturnPath(address, origin) === undefined ? {} : { returnTo: address };
  };

  const comeBack = async (answeredAt: URL): Promise<SignedInPerson> => {
    // At once: neither a reload nor a log entry shall find the code, and it is good for one try only.
    // In pre-production the answer comes to the origin's root, which is not a page of ours.
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
    if (state.isFresh === true) marks.freshLoginDone(subject);
    const hasSegment = userInfo.segment_id !== undefined && userInfo.segment_id !== null;
    if (hasSegment && state.isFresh !== true && !marks.hasFreshLogin(subject) && (await freshLoginForced())) {
      firstCalls?.drop();
      return leave({ ...state, isFresh: true });
    }
    signedInAt = { server, subject };
    keeper.keep(tokensOf(answer, idToken));
    marks.signedIn();
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
    // A new client asks the server anew: better to hear now that it is gone than on the browser's own error page.
    await client.metadataService.getMetadata();
    const request = await client.createSignoutRequest(
      idTokenHint === undefined ? {} : { id_token_hint: idTokenHint },
    );
    marks.signOutStarted();
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
  // Told here, where the sign-out has succeeded, and not where it began: it may be called off on the way.
  if (page.address().pathname === confirmationPath && marks.takeSignOut())
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
    signInAs: async ({ email, isFresh = false, comesBack = false }) => {
      try {
        return await leave(
          { ...(comesBack ? here() : {}), ...(isFresh ? { isFresh } : {}) },
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
        marks.signOutFailed();
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
