/**
 * Renews tokens by a request of our own. It is the one time that the refresh token is used while remotes run in the page,
 * and the OIDC library would use built-ins and objects that they can have changed by then (decision 35).
 */
import type { SigninResponse } from 'oidc-client-ts';
import { keysAt, verifyIdToken } from './id-token.ts';
import { requestTimeoutSeconds, type IdentityServer } from './identity-client.ts';
import type { Tokens } from './token-keeper.ts';

/** The tokens in an answer of the token endpoint. */
export const tokensOf = (answer: SigninResponse, idToken: string): Tokens => ({
  accessToken: answer.access_token,
  idToken,
  refreshToken: answer.refresh_token,
  expiresAt: answer.expires_at === undefined ? undefined : answer.expires_at * 1_000,
});

const refusals = ['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What is used of the browser, as it is when this is called: before any remote is run. */
const captureBuiltIns = () => {
  const { apply } = Reflect;
  const { parse } = JSON;
  // oxlint-disable-next-line typescript/unbound-method -- taken apart on purpose, to be applied as they are now
  const { text } = Response.prototype;
  const send = window.fetch.bind(window);
  const encode = encodeURIComponent;
  /** `status` of an answer, and its members when it is an object: without a prototype, so that nobody is asked for it. */
  const post = async (address: string, body: string, signal: AbortSignal) => {
    const headers = { __proto__: null, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { __proto__: null, method: 'POST', headers, body, signal };
    const response = await send(address, init as unknown as RequestInit);
    const read = await apply(text, response, []);
    return { __proto__: null, isGood: response.ok, told: read === '' ? null : (parse(read) as unknown) };
  };
  return { encode, post, send };
};

export interface Renewal {
  /** As it was found at the sign-in: what it says of itself later may come from somebody else. */
  readonly server: IdentityServer;
  readonly clientId: string;
  /** Whom the first ID token was about. */
  readonly subject: string;
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

/**
 * Makes the function that exchanges a refresh token for new tokens. It answers 'refused' when the server does not want
 * it any more, or gives an ID token that does not hold; it rejects when the server could not be reached.
 */
export const createRenewal = () => {
  const { encode, post, send } = captureBuiltIns();
  return async ({
    server,
    clientId,
    subject,
    tokens,
    refreshToken,
  }: Renewal): Promise<Tokens | 'refused'> => {
    const askedAt = Date.now();
    const { told, isGood } = await post(
      server.tokenAddress,
      `grant_type=refresh_token&client_id=${encode(clientId)}&refresh_token=${encode(refreshToken)}`,
      AbortSignal.timeout(requestTimeoutSeconds * 1_000),
    );
    const answer = { __proto__: null, ...(told as Record<string, unknown> | null) } as Record<
      string,
      unknown
    >;
    if (!isGood) {
      if (refusals.includes(String(answer['error']))) return 'refused';
      throw new Error('The tokens could not be renewed.');
    }
    const accessToken = textOrNone(answer['access_token']);
    if (accessToken === undefined) throw new Error('The server gave no access token.');
    const idToken = textOrNone(answer['id_token']) ?? tokens.idToken;
    const { expires_in: seconds } = answer;
    try {
      const expected = { ...server, keys: keysAt(server.keysAddress, send), clientId, askedAt };
      if (idToken !== tokens.idToken && (await verifyIdToken(idToken, expected)) !== subject)
        return 'refused';
    } catch {
      return 'refused';
    }
    const renewed = {
      __proto__: null,
      accessToken,
      idToken,
      // A server that does not rotate leaves the old refresh token in force.
      refreshToken: textOrNone(answer['refresh_token']) ?? refreshToken,
      expiresAt: typeof seconds === 'number' ? askedAt + seconds * 1_000 : undefined,
    };
    return renewed;
  };
};
