import { OidcClient, WebStorageStateStore, type OidcMetadata } from 'oidc-client-ts';
import type { AuthSettings } from 'shared/settings/public-settings';

/** AUTH-005. */
const requestedScope = 'openid profile selfserviceb2b';

/** AUTH-006, AUTH-007: requests a sign-in with a password, by the name of the registered SAML class. */
const passwordContext = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Timeout of one request of a sign-in or a renewal. */
export const requestTimeoutSeconds = 7;

/** Storage key prefix of a sign-in in progress, followed by its `state`. */
const statePrefix = 'portal.sign-in.';

/** Whether this tab has started a sign-in with this state that has not been answered yet. */
export const hasBegun = (storage: Storage, state: string): boolean => {
  try {
    return storage.getItem(statePrefix + state) !== null;
  } catch {
    return false;
  }
};

export interface IdentityClientOptions {
  readonly auth: AuthSettings;
  readonly postLogoutRedirectUrl: string;
  /** Timeout of one request in seconds; {@link requestTimeoutSeconds} by default. */
  readonly timeoutSeconds?: number;
  /** The server's discovery document, if already known. */
  readonly metadata?: Partial<OidcMetadata> | undefined;
  /** Holds the state of a sign-in in progress; never a token. */
  readonly stateStorage: Storage;
}

/**
 * The server's discovery document from when this tab left for it, out of the browser's cache: it was fetched a moment
 * ago, so there is no second wait for it. Undefined when it is not available; the client then fetches it.
 */
export const keptDiscovery = async ({
  authServerEndpoint,
}: AuthSettings): Promise<Partial<OidcMetadata> | undefined> => {
  try {
    const answer = await fetch(`${withoutSlash(authServerEndpoint)}/.well-known/openid-configuration`, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(requestTimeoutSeconds * 1_000),
    });
    return answer.ok ? ((await answer.json()) as Partial<OidcMetadata>) : undefined;
  } catch {
    return undefined;
  }
};

/** Creates a client, which fetches the discovery document unless it is given one. */
export const createIdentityClient = ({
  auth,
  postLogoutRedirectUrl,
  stateStorage,
  metadata,
  timeoutSeconds = requestTimeoutSeconds,
}: IdentityClientOptions): OidcClient =>
  new OidcClient({
    authority: auth.authServerEndpoint,
    client_id: auth.client_id,
    redirect_uri: auth.authServerRedirectUri,
    post_logout_redirect_uri: postLogoutRedirectUrl,
    response_type: 'code',
    scope: auth.scope ?? requestedScope,
    ...(auth.acrValues === '' ? {} : { acr_values: auth.acrValues ?? passwordContext }),
    ...(auth.authServerEndSessionEndpoint === undefined
      ? {}
      : { metadataSeed: { end_session_endpoint: auth.authServerEndSessionEndpoint } }),
    ...(metadata === undefined ? {} : { metadata }),
    requestTimeoutInSeconds: timeoutSeconds,
    stateStore: new WebStorageStateStore({ prefix: statePrefix, store: stateStorage }),
    // We request user info ourselves, after verifying the ID token and against our own contract.
    loadUserInfo: false,
  });

/** Signatures with one of the server's own keys. 'none' and shared secrets are excluded. */
const trustedAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** What we need from the discovery document. */
export interface IdentityServer {
  readonly issuer: string;
  readonly keysAddress: string;
  readonly userInfoAddress: string;
  readonly tokenAddress: string;
  /** ID token algorithms that the server announces, limited to the trusted ones. */
  readonly algorithms: readonly string[];
  /** RFC 9207: its responses name their issuer. */
  readonly namesItselfInAnswers: boolean;
}

/** The message of an error, or the value as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Fetches the discovery document (AUTH-002) and checks that the server is the configured one and supports PKCE with
 * S256 (AUTH-008). Rejects when it cannot be reached or fails the check.
 */
export const discover = async (client: OidcClient): Promise<IdentityServer> => {
  const metadata = await client.metadataService.getMetadata().catch((error: unknown) => {
    throw new Error(`Discovery failed: ${messageOf(error)}.`);
  });
  const { issuer, jwks_uri: keysAddress, userinfo_endpoint: userInfoAddress } = metadata;
  if (issuer === undefined || withoutSlash(issuer) !== withoutSlash(client.settings.authority))
    throw new Error('The authorization server calls itself by another name.');
  if (!metadata.code_challenge_methods_supported?.includes('S256'))
    throw new Error('The authorization server does not support S256.');
  const { token_endpoint: tokenAddress } = metadata;
  if (keysAddress === undefined || userInfoAddress === undefined || tokenAddress === undefined)
    throw new Error('The authorization server offers no keys, no tokens or no user info.');
  // The library's types do not include all of them.
  const more = metadata as Readonly<Record<string, unknown>>;
  const announced = more['id_token_signing_alg_values_supported'];
  const algorithms = trustedAlgorithms.filter(each => !Array.isArray(announced) || announced.includes(each));
  if (algorithms.length === 0)
    throw new Error('The authorization server signs with nothing that can be trusted.');
  const namesItselfInAnswers = more['authorization_response_iss_parameter_supported'] === true;
  return { issuer, keysAddress, userInfoAddress, tokenAddress, algorithms, namesItselfInAnswers };
};
