import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { messageOf, requestTimeoutSeconds } from './identity-client.ts';

/** AUTH-014: allowed clock skew to the identity server, in seconds. */
const clockToleranceSeconds = 30;

/** The server's keys, fetched on demand or by `reload()`. `send` defaults to the page's own fetch. */
export const keysAt = (address: string, send?: typeof fetch) =>
  createRemoteJWKSet(new URL(address), {
    timeoutDuration: requestTimeoutSeconds * 1_000,
    ...(send === undefined ? {} : { [customFetch]: send }),
  });

export interface IdTokenExpectations {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: ReturnType<typeof keysAt>;
  /** Accepted signature algorithms. */
  readonly algorithms: readonly string[];
  /** When the token was requested, in milliseconds: it cannot be older. */
  readonly askedAt: number;
}

/**
 * Verifies an ID token's signature, issuer, audience and times, which the OIDC library leaves to us. Resolves with its
 * subject; rejects when anything is wrong.
 */
export const verifyIdToken = async (idToken: string, expected: IdTokenExpectations): Promise<string> => {
  const { payload } = await jwtVerify(idToken, expected.keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'exp', 'iat'],
    algorithms: [...expected.algorithms],
  }).catch((error: unknown) => {
    throw new Error(`The ID token does not hold: ${messageOf(error)}.`);
  });
  const { sub, iat, aud, azp } = payload;
  if (sub === undefined || iat === undefined)
    throw new Error('The ID token has no subject or time of issue.');
  // A token with several audiences must name us as the authorized party.
  if (Array.isArray(aud) && aud.length > 1 && azp !== expected.clientId)
    throw new Error('The ID token was issued to another party.');
  const earliest = Math.floor(expected.askedAt / 1_000) - clockToleranceSeconds;
  const latest = Math.ceil(Date.now() / 1_000) + clockToleranceSeconds;
  if (iat < earliest || iat > latest) throw new Error('The ID token was issued at another time than now.');
  return sub;
};
