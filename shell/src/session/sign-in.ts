import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts';
import * as z from 'zod/mini';
import { keysAt, verifyIdToken } from './id-token.ts';
import { discover, hasBegun, messageOf, type IdentityServer } from './identity-client.ts';
import type { SessionPage } from './page.ts';
import type { TabMarks } from './tab-marks.ts';

/** What travels with a sign-in, in the state that only this tab can read. */
const stateSchema = z.object({
  /** Path, query and fragment of the address to come back to. */
  returnTo: z.optional(z.string()),
  /** The person was asked to type their password anew. */
  isFresh: z.optional(z.boolean()),
});
export type SignInState = z.infer<typeof stateSchema>;

/** An answer of the identity server whose ID token has been verified. */
export interface VerifiedSignIn {
  readonly answer: SigninResponse;
  readonly idToken: string;
  readonly subject: string;
  readonly server: IdentityServer;
  readonly state: SignInState;
}

/**
 * Whether an address is the server's answer: a code or an error, with a state that this tab has begun a sign-in with
 * (RFC 6749), or anything with a scope (AUTH-009). See docs/decisions/0034-sign-in-by-the-standard.md.
 */
export const isRedirectBack = ({ searchParams }: URL, storage: Storage): boolean => {
  if (searchParams.has('scope')) return true;
  const state = searchParams.get('state');
  return (
    state !== null && (searchParams.has('code') || searchParams.has('error')) && hasBegun(storage, state)
  );
};

/** What the server said against it, without what was sent to it: an error of the library holds that. */
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
 * Leaves for the authorization server (AUTH-011). Rejects, without leaving, when the server is not one we trust, when
 * the state cannot be stored, or when the tab goes in circles. The page is not left before `mayLeave`. `loginHint` is the
 * e-mail that the sign-in page shows.
 */
export const leaveForSignIn = async (
  client: OidcClient,
  page: SessionPage,
  marks: TabMarks,
  state: SignInState,
  { mayLeave, loginHint }: Leaving = {},
): Promise<never> => {
  if (marks.goesInCircles()) throw new Error('The sign-in goes in circles.');
  await Promise.all([discover(client), mayLeave]);
  const request = await client.createSigninRequest({
    // The library checks a nonce only when it is given one.
    nonce: crypto.randomUUID(),
    state,
    ...(state.isFresh === true ? { prompt: 'login' } : {}),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  });
  marks.redirected();
  page.replaceWith(request.url);
  return never();
};

/** RFC 9207: an answer that names its sender has to come from the server we asked. */
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
  // Beside the tokens. Where they cannot be had they are asked for once more, when they are needed.
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
