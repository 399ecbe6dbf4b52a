import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { AuthSettings } from '../settings/settings.ts';

/** AUTH-005. */
export const requestedScope = 'openid profile selfserviceb2b';

/** AUTH-006, AUTH-007: asks for a sign-in with a password, in the registered SAML class's name. */
export const passwordContext = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

/** One request of a sign-in or a renewal: whoever waits is told before long. */
export const requestTimeoutSeconds = 7;

export interface IdentityClientOptions {
  readonly auth: AuthSettings;
  readonly postLogoutRedirectUrl: string;
  /** Seconds that one request may take; {@link requestTimeoutSeconds} unless told. */
  readonly timeoutSeconds?: number;
  /** Holds the state of a sign-in under way; no token ever gets there. */
  readonly stateStorage: Storage;
}

/** A new client, which asks the server anew what it offers. */
export const createIdentityClient = ({
  auth,
  postLogoutRedirectUrl,
  stateStorage,
  timeoutSeconds = requestTimeoutSeconds,
}: IdentityClientOptions): OidcClient =>
  new OidcClient({
    authority: auth.authServerEndpoint,
    client_id: auth.client_id,
    redirect_uri: auth.authServerRedirectUri,
    post_logout_redirect_uri: postLogoutRedirectUrl,
    response_type: 'code',
    scope: requestedScope,
    acr_values: passwordContext,
    metadataSeed: { end_session_endpoint: auth.authServerEndSessionEndpoint },
    requestTimeoutInSeconds: timeoutSeconds,
    stateStore: new WebStorageStateStore({ prefix: 'portal.sign-in.', store: stateStorage }),
    // User info is called by ourselves, after the ID token has been verified and against our own contract.
    loadUserInfo: false,
  });

/** What we need of the server's discovery document. */
export interface IdentityServer {
  readonly issuer: string;
  readonly keysAddress: string;
  readonly userInfoAddress: string;
  /** RFC 9207: its answers say who gives them. */
  readonly namesItselfInAnswers: boolean;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * Discovery (AUTH-002), and whether the server is the one we know and speaks PKCE with S256 (AUTH-008). Rejects
 * when it cannot be reached or does not.
 */
export const discover = async (client: OidcClient): Promise<IdentityServer> => {
  const metadata = await client.metadataService.getMetadata();
  const { issuer, jwks_uri: keysAddress, userinfo_endpoint: userInfoAddress } = metadata;
  if (issuer === undefined || withoutSlash(issuer) !== withoutSlash(client.settings.authority))
    throw new Error('The authorization server calls itself by another name.');
  if (!metadata.code_challenge_methods_supported?.includes('S256'))
    throw new Error('The authorization server does not support S256.');
  if (keysAddress === undefined || userInfoAddress === undefined)
    throw new Error('The authorization server offers no keys or no user info.');
  const namesItself = (metadata as Record<string, unknown>)['authorization_response_iss_parameter_supported'];
  return { issuer, keysAddress, userInfoAddress, namesItselfInAnswers: namesItself === true };
};
