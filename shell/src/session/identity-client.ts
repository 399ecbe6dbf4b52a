import { OidcClient, WebStorageStateStore, type OidcMetadata } from 'oidc-client-ts';
import type { AuthSettings } from 'shared/settings/public-settings';

/** AUTH-005. */
const requestedScope = 'openid profile selfserviceb2b';

/** AUTH-006, AUTH-007: asks for a sign-in with a password, in the registered SAML class's name. */
const passwordContext = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** One request of a sign-in or a renewal: whoever waits is told before long. */
export const requestTimeoutSeconds = 7;

/** A sign-in under way is kept under this and its `state`. */
const statePrefix = 'portal.sign-in.';

/** Whether this tab has begun a sign-in with this state, and had no answer to it yet. */
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
  /** Seconds that one request may take; {@link requestTimeoutSeconds} by default. */
  readonly timeoutSeconds?: number;
  /** What the server offers, where that is known already. */
  readonly metadata?: Partial<OidcMetadata> | undefined;
  /** Holds the state of a sign-in under way; no token ever gets there. */
  readonly stateStorage: Storage;
}

/**
 * What the server said it offers when this tab left for it, as the browser has kept it: the answer to the question that
 * was asked a moment ago is not waited for once more. Undefined where it cannot be had; the client then asks itself.
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

/** A new client, which asks the server anew what it offers unless it is told. */
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
    // User info is called by ourselves, after the ID token has been verified and against our own contract.
    loadUserInfo: false,
  });

/** Signatures by a key of the server's own. 'none' and shared secrets are not among them. */
const trustedAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** What we need of the server's discovery document. */
export interface IdentityServer {
  readonly issuer: string;
  readonly keysAddress: string;
  readonly userInfoAddress: string;
  readonly tokenAddress: string;
  /** What it signs ID tokens with, as far as it is to be trusted. */
  readonly algorithms: readonly string[];
  /** RFC 9207: its answers say who gives them. */
  readonly namesItselfInAnswers: boolean;
}

/** What an error says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Discovery (AUTH-002), and whether the server is the one we know and speaks PKCE with S256 (AUTH-008). Rejects
 * when it cannot be reached or does not.
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
  // The library's types do not have them all.
  const more = metadata as Readonly<Record<string, unknown>>;
  const announced = more['id_token_signing_alg_values_supported'];
  const algorithms = trustedAlgorithms.filter(each => !Array.isArray(announced) || announced.includes(each));
  if (algorithms.length === 0)
    throw new Error('The authorization server signs with nothing that can be trusted.');
  const namesItselfInAnswers = more['authorization_response_iss_parameter_supported'] === true;
  return { issuer, keysAddress, userInfoAddress, tokenAddress, algorithms, namesItselfInAnswers };
};
