import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts';
import * as z from 'zod/mini';
import { keysAt, verifyIdToken } from './id-token.ts';
import { discover, hasBegun, messageOf, type IdentityServer } from './identity-client.ts';
import type { SessionPage } from './page.ts';
import type { TabFlags } from './tab-flags.ts';

/** The state of a sign-in, which only this tab can read. */
const stateSchema = z.object({
  /** Path, query and fragment of the address to return to. */
  returnTo: z.optional(z.string()),
  /** The user was asked to enter their password again. */
  isFresh: z.optional(z.boolean()),
});
export type SignInState = z.infer<typeof stateSchema>;

/** A response of the identity server with a verified ID token. */
export interface VerifiedSignIn {
  readonly answer: SigninResponse;
  readonly idToken: string;
  readonly subject: string;
  readonly server: IdentityServer;
  readonly state: SignInState;
}

/**
 * Whether an address is the server's response: a code or an error, with the state of a sign-in that this tab started
 * (RFC 6749), or anything with a scope (AUTH-009). See docs/decisions/0034-standard-openid-connect.md.
 */
export const isRedirectBack = ({ searchParams }: URL, storage: Storage): boolean => {
  if (searchParams.has('scope')) return true;
  const state = searchParams.get('state');
  return (
    state !== null && (searchParams.has('code') || searchParams.has('error')) && hasBegun(storage, state)
  );
};

/** The server's error, without the request, which an error of the library contains. */
const refusalOf = (error: unknown): string =>
  error instanceof ErrorResponse && error.error !== null && error.error !== error.message
    ? `${error.error}, ${error.message}`
    : messageOf(error);

interface Leaving {
  readonly mayLeave?: Promise<unknown> | undefined;
  readonly loginHint?: string;
}

/** For a page that is being left. */
export const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Leaves for the authorization server (AUTH-011). Rejects, without leaving, when the server is not trusted, the state
 * cannot be stored, or the tab is in a redirect loop. The page is not left before `mayLeave` resolves. `loginHint` is
 * the e-mail shown on the sign-in page.
 */
export const leaveForSignIn = async (
  client: OidcClient,
  page: SessionPage,
  flags: TabFlags,
  state: SignInState,
  { mayLeave, loginHint }: Leaving = {},
): Promise<never> => {
  if (flags.isRedirectLoop()) throw new Error('The sign-in is in a redirect loop.');
  await Promise.all([discover(client), mayLeave]);
  const request = await client.createSigninRequest({
    // The library checks a nonce only when it is given one.
    nonce: crypto.randomUUID(),
    state,
    ...(state.isFresh === true ? { prompt: 'login' } : {}),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  });
  flags.redirected();
  page.replaceWith(request.url);
  return never();
};

/** RFC 9207: a response that names its issuer must come from the server we asked. */
const checkSender = (answeredAt: URL, issuer: string, isRequired: boolean): void => {
  const sender = answeredAt.searchParams.get('iss');
  if (sender === null ? isRequired : sender !== issuer)
    throw new Error('The answer comes from another authorization server.');
};

/** Exchanges the code of a redirect back for tokens (AUTH-010) and verifies the ID token. */
export const finishSignIn = async (client: OidcClient, answeredAt: URL): Promise<VerifiedSignIn> => {
  const server = await discover(client);
  checkSender(answeredAt, server.issuer, server.namesItselfInAnswers);
  const askedAt = Date.now();
  const keys = keysAt(server.keysAddress);
  // In parallel with the tokens. If this fails, the keys are fetched again when they are needed.
  keys.reload().catch(() => undefined);
  const answer = await client.processSigninResponse(answeredAt.href).catch((error: unknown) => {
    throw new Error(`The answer gave no tokens: ${refusalOf(error)}.`);
  });
  const idToken = answer.id_token;
  if (idToken === undefined) throw new Error('The authorization server gave no ID token.');
  const subject = await verifyIdToken(idToken, {
    ...server,
    keys,
    clientId: client.settings.client_id,
    askedAt,
  });
  const state = z.safeParse(stateSchema, answer.userState);
  return {
    answer,
    idToken,
    subject,
    server,
    state: state.success ? state.data : {},
  };
};
