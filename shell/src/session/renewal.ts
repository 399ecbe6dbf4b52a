import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts';
import { verifyIdToken } from './id-token.ts';
import { discover, requestTimeoutSeconds } from './identity-client.ts';
import type { Tokens } from './token-keeper.ts';

/** The tokens in an answer of the token endpoint. */
export const tokensOf = (answer: SigninResponse, idToken: string): Tokens => ({
  accessToken: answer.access_token,
  idToken,
  refreshToken: answer.refresh_token,
  expiresAt: answer.expires_at === undefined ? undefined : answer.expires_at * 1_000,
});

const refusals = ['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

const isRefusal = (error: unknown): boolean =>
  error instanceof ErrorResponse && refusals.includes(error.error ?? '');

/**
 * Exchanges the refresh token of `previous` for new tokens. Answers 'refused' when the server does not want it any
 * more, or gives an ID token that does not hold; rejects when the server could not be reached.
 */
export const renewTokens = async (
  client: OidcClient,
  previous: SigninResponse,
  tokens: Tokens,
  refreshToken: string,
): Promise<{ answer: SigninResponse; tokens: Tokens } | 'refused'> => {
  const server = await discover(client);
  const askedAt = Date.now();
  let answer: SigninResponse;
  try {
    /* eslint-disable @typescript-eslint/no-unsafe-class-instance-assignment --
       the library names the class RefreshState in its types and does not export it */
    answer = await client.useRefreshToken({
      state: {
        refresh_token: refreshToken,
        id_token: tokens.idToken,
        session_state: previous.session_state,
        profile: previous.profile,
        ...(previous.scope === undefined ? {} : { scope: previous.scope }),
      },
      timeoutInSeconds: requestTimeoutSeconds,
    });
    /* eslint-enable @typescript-eslint/no-unsafe-class-instance-assignment */
  } catch (error) {
    if (isRefusal(error)) return 'refused';
    throw error;
  }
  const idToken = answer.id_token ?? tokens.idToken;
  try {
    if (idToken !== tokens.idToken)
      await verifyIdToken(idToken, {
        issuer: server.issuer,
        clientId: client.settings.client_id,
        keysAddress: server.keysAddress,
        askedAt,
      });
  } catch {
    return 'refused';
  }
  // A server that does not rotate leaves the old refresh token in force.
  answer.refresh_token ??= refreshToken;
  return { answer, tokens: tokensOf(answer, idToken) };
};
