/**
 * Renews tokens with our own request. This is the only use of the refresh token while remotes run on the page, and the
 * OIDC library would use built-ins and objects that remotes may have modified by then (decision 35).
 */
import type { SigninResponse } from 'oidc-client-ts';
import { keysAt, verifyIdToken } from './id-token.ts';
import { requestTimeoutSeconds, type IdentityServer } from './identity-client.ts';
import type { Tokens } from './token-keeper.ts';

/** The tokens in a response of the token endpoint. */
export const tokensOf = (answer: SigninResponse, idToken: string): Tokens => ({
  accessToken: answer.access_token,
  idToken,
  refreshToken: answer.refresh_token,
  expiresAt: answer.expires_at === undefined ? undefined : answer.expires_at * 1_000,
});

const refusals = ['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The browser functions that renewal uses, captured at call time, before any remote runs. */
const captureBuiltIns = () => {
  const { apply } = Reflect;
  const { parse } = JSON;
  // oxlint-disable-next-line typescript/unbound-method -- taken apart on purpose, to be applied as they are now
  const { text } = Response.prototype;
  const send = window.fetch.bind(window);
  const encode = encodeURIComponent;
  /** `status` of a response, and its members if it is an object: without a prototype, so that nothing is inherited. */
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
  /** As found at sign-in: remotes could tamper with a later discovery. */
  readonly server: IdentityServer;
  readonly clientId: string;
  /** Subject of the first ID token. */
  readonly subject: string;
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

/**
 * Creates the function that exchanges a refresh token for new tokens. It resolves with 'refused' when the server
 * rejects the refresh token or returns an invalid ID token; it rejects when the server cannot be reached.
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
      // If the server does not rotate refresh tokens, the old one stays valid.
      refreshToken: textOrNone(answer['refresh_token']) ?? refreshToken,
      expiresAt: typeof seconds === 'number' ? askedAt + seconds * 1_000 : undefined,
    };
    return renewed;
  };
};
