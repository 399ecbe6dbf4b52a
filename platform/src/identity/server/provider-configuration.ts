import type { Kysely } from 'kysely';
import { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { PortalHosts } from 'shared/node/portal-hosts';
import type { Database } from '../../database/tables.ts';
import { forgetCheckedTokens } from '../sessions/access-tokens.ts';
import { findAccount } from '../accounts.ts';
import { clientId, passwordAcr, portalPath, portalScope, signOutPath, twoFactorAcr } from '../client.ts';
import type { Html } from '../../http/html.ts';
import type { IdentityKeys } from '../sessions/identity-keys.ts';
import { messagePage } from '../pages/message-page.ts';
import { signOutPage } from '../pages/sign-out-page.ts';
import { createPayloadAdapter } from '../sessions/payload-adapter.ts';
import { texts } from '../pages/texts.ts';
import type { TokenSeal } from '../sessions/token-seal.ts';

const minutes = 60;
const hours = 60 * minutes;

export interface ProviderSettings {
  db: Kysely<Database>;
  keys: IdentityKeys;
  /** Secrets for sealing tokens. */
  seal: TokenSeal;
  issuer: string;
  portalHosts: PortalHosts;
  /** Idle timeout of a sign-in in minutes. */
  idleMinutes: number;
}

/** Configuration of oidc-provider: one public client, one flow, everything else disabled. */
export function providerConfiguration({
  db,
  keys,
  seal,
  issuer,
  portalHosts,
  idleMinutes,
}: ProviderSettings): Configuration {
  const portalUrl = portalHosts.origin + portalPath;
  const policy = interactionPolicy.base();
  // There is no consent page: `prompt=consent` is answered with an error redirect.
  policy.remove('consent');
  return {
    adapter: createPayloadAdapter({ db, seal, onEnd: forgetCheckedTokens, idleMinutes }),
    jwks: { keys: keys.signing },
    clients: [
      {
        client_id: clientId,
        client_name: texts.areaName,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // Pre-production and its previews redirect to the root of their origin (ENV-005).
        redirect_uris: [portalUrl, new URL('/', portalUrl).href],
        post_logout_redirect_uris: [`${portalUrl}logud-bekraeftelse`],
        scope: portalScope,
      },
    ],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: portalScope.split(' '),
    acrValues: [passwordAcr, twoFactorAcr],
    claims: {
      // Every ID token contains `amr` (RFC 8176), whether requested or not.
      openid: ['sub', 'amr'],
      profile: ['email'],
      selfserviceb2b: ['segment_id', 'customer_roles'],
      acr: null,
      auth_time: null,
      sid: null,
      iss: null,
    },
    pkce: { required: () => true },
    // Refresh tokens are kept only in the page's memory, rotate at every use and end with the session.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    clockTolerance: 30,
    ttl: {
      AccessToken: 10 * minutes,
      AuthorizationCode: 1 * minutes,
      IdToken: 10 * minutes,
      Interaction: 1 * hours,
      RefreshToken: (ctx, _token, _client) =>
        ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 8 * hours,
      // The library restarts it at each visit.
      Session: (_ctx, session) => Math.max(1, 8 * hours - secondsSince(session.loginTs)),
      Grant: 8 * hours,
    },
    cookies: {
      keys: keys.cookies,
      // Cookies ignore the port, so portals side by side on localhost need different names.
      names: cookieNames(issuer),
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          // Only an ID token of the person signed in here may sign them out without asking.
          const { entities, session } = ctx.oidc;
          const isOwnIdToken =
            session?.accountId !== undefined && entities.IdTokenHint?.payload['sub'] === session.accountId;
          ctx.body = signOutPage(form, isOwnIdToken, portalUrl).markup;
        },
        postLogoutSuccessSource(ctx) {
          ctx.body = messagePage(texts.signedOut, portalUrl).markup;
        },
      },
    },
    interactions: { policy, url: (_ctx, interaction) => `/log-ind/${interaction.uid}` },
    findAccount: (_ctx, userId) => findAccount(db, userId),
    loadExistingGrant,
    clientBasedCORS: (_ctx, origin) => portalHosts.includes(origin),
    renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = errorPage(ctx, out.error, portalUrl).markup;
    },
  };
}

function errorPage(ctx: KoaContextWithOIDC, error: string, portalUrl: string): Html {
  const { route, session } = ctx.oidc;
  if (route === 'resume' && error === 'invalid_request') return messagePage(texts.expired, portalUrl);
  if (route !== 'end_session' && route !== 'end_session_confirm') return messagePage(texts.failed, portalUrl);
  // A repeated request: the first one has already signed them out.
  if (session && session.accountId === undefined) return messagePage(texts.signedOut, portalUrl);
  return messagePage(texts.notSignedOut, signOutPath);
}

/** Since the sign-in; undefined if nobody is signed in. */
const secondsSince = (loginTs: number | undefined): number =>
  loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - loginTs;

function cookieNames(issuer: string) {
  const { port, protocol } = new URL(issuer);
  const suffix = port || 'portal';
  return {
    // Other hosts of the domain cannot set a `__Host-` cookie. The other two cookies have a path, which the prefix
    // forbids.
    session: `${protocol === 'https:' ? '__Host-' : ''}lyng_session_${suffix}`,
    interaction: `lyng_sign_in_${suffix}`,
    resume: `lyng_resume_${suffix}`,
  };
}

/**
 * The portal is a first-party client: it is granted its scope without a consent page, also when an old grant has
 * expired.
 */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.authorizationFor(client.clientId)?.grantId;
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(portalScope);
  await grant.save();
  return grant;
}
