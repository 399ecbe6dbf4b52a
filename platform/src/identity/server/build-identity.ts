import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { PortalHosts } from 'shared/node/portal-hosts';
import type { Database } from '../../database/tables.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { clientAddress } from '../../http/client-address.ts';
import { networkOf } from '../../http/network-of.ts';
import { sendHtml } from '../../http/send.ts';
import { pathOf } from '../../http/path-of.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Service } from '../../http/service.ts';
import { hasPassword } from '../accounts.ts';
import { loadAssets, sendAsset } from './assets.ts';
import { countAgainst } from '../../limits/attempt-limit.ts';
import { createBrowserCookie } from './browser-cookie.ts';
import { newPasskeyPath, portalPath } from '../client.ts';
import { endSignIn } from '../sessions/end-sign-ins.ts';
import { loadIdentityKeys } from '../sessions/identity-keys.ts';
import { defaultIdleMinutes } from '../sessions/idle-timeout.ts';
import { bindSignIn, isBoundTo } from '../sign-in/known-browsers.ts';
import { recordUserAgent } from '../sessions/active-sign-ins.ts';
import { answerNewPasskey } from '../passkeys/new-passkey.ts';
import { setPageHeaders } from './page-headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { removeExpiredPayloads } from '../sessions/payload-adapter.ts';
import { letPreviewsComeBack } from './preview-redirects.ts';
import { providerConfiguration } from './provider-configuration.ts';
import { answerCode } from '../sign-in/sign-in-code.ts';
import { answerPasskey } from '../sign-in/sign-in-passkey.ts';
import { answerSignIn } from '../sign-in/sign-in.ts';
import { texts } from '../pages/texts.ts';
import { createTokenSeal, sealTokens } from '../sessions/token-seal.ts';

const cleanUpEvery = 5 * 60_000;
/** Sign-ins that one address may start in 15 minutes; a whole office may share it. */
const maxBegun = 1000;

export interface IdentityOptions {
  db: Kysely<Database>;
  /** Public URL of this server, without a trailing slash. */
  issuer: string;
  /** Origins of the portal, the only allowed redirect targets and CORS origins. */
  portalHosts: PortalHosts;
  /** Outbox for mails. */
  outbox: Pick<Outbox, 'put'>;
  /** Endpoint for reports of content security policy violations. */
  reportUrl?: string;
  /** Idle timeout of a sign-in in minutes. Default: 60. */
  idleMinutes?: number;
  /** Whether a reverse proxy forwards the original scheme, host and client address. */
  trustProxy?: boolean;
  log?: (message: string, error: unknown) => void;
}

/** The sign-in server: an OpenID Connect provider with its own Danish pages. */
export async function buildIdentity(options: IdentityOptions): Promise<Service> {
  const { db, issuer, outbox, portalHosts, reportUrl, trustProxy = false, log = () => undefined } = options;
  const { idleMinutes = defaultIdleMinutes } = options;
  const { origin: portalOrigin } = portalHosts;
  const home = portalOrigin + portalPath;
  const message = (text: Parameters<typeof messagePage>[0]) => messagePage(text, home);
  const keys = await loadIdentityKeys(db);
  const assets = await loadAssets();
  const seal = createTokenSeal(keys.cookies);
  const configuration = providerConfiguration({ db, keys, seal, issuer, portalHosts, idleMinutes });
  const provider = new Provider(issuer, configuration);
  // Trusted because we set these headers ourselves: see `asAddressed`.
  provider.proxy = true;
  sealTokens(provider, seal);
  letPreviewsComeBack(provider, portalHosts);
  // The portal recognises the redirect by its scope parameter.
  const events: EventEmitter = provider;
  events.on('authorization.success', (ctx: KoaContextWithOIDC, out: Record<string, unknown>) => {
    out['scope'] = ctx.oidc.params?.['scope'];
  });
  provider.on('server_error', (ctx, error) => {
    log('Identity could not answer a request.', error);
    if (!isUnavailable(error)) return;
    ctx.status = 503;
    ctx.set('retry-after', '2');
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    ctx.type = 'html';
    ctx.body = message(texts.notFound).markup;
    ctx.status = 404;
  });
  const browsers = createBrowserCookie(issuer);
  provider.use(async (ctx, next) => {
    await next();
    const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
    const begun = oidc?.route === 'authorization' ? oidc.entities.Interaction : undefined;
    if (begun) await bindSignIn(db, begun.uid, browsers.give(ctx.req, ctx.res));
    const session = oidc?.route === 'resume' ? oidc.session : undefined;
    if (!session?.accountId) return;
    await recordUserAgent(db, session.uid, ctx.req.headers['user-agent']);
    // Checked once the session exists: a later password change ends it.
    const passwordMark = oidc?.result?.login?.['passwordMark'];
    if (typeof passwordMark !== 'string' || (await hasPassword(db, session.accountId, passwordMark))) return;
    await endSignIn(db, session.accountId, session.uid);
    ctx.remove('location');
    ctx.type = 'html';
    ctx.body = message(texts.expired).markup;
    ctx.status = 400;
  });
  const answerProtocol = provider.callback();
  const takeTurn = createFairQueue();
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustProxy);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setPageHeaders(response, portalHosts.sources, reportUrl);
    const pathname = pathOf(request);
    const asset = assets.get(pathname);
    if (asset) {
      sendAsset(response, asset);
      return;
    }
    await takeTurn();
    const resumedId = resumed(pathname);
    if (isCrossOrigin(request, issuer)) {
      sendHtml(response, 403, message(texts.failed));
    } else if (pathname.startsWith('/log-ind/')) {
      const browserOf = (asking: IncomingMessage) => browsers.of(asking);
      const context = { db, provider, outbox, issuer, portalOrigin, addressOf, browserOf };
      await stepAt(pathname)(context, request, response);
    } else if (pathname === newPasskeyPath && URL.canParse(request.url ?? '/', issuer)) {
      await answerNewPasskey({ db, provider, outbox, issuer, portalOrigin }, request, response);
    } else if (
      pathname === '/auth' &&
      (await countAgainst(db, { subject: `begun by ${networkOf(addressOf(request))}`, limit: maxBegun }))
    ) {
      response.setHeader('retry-after', '900');
      sendHtml(response, 429, message(texts.tooManyBegun));
    } else if (resumedId !== undefined && !(await isBoundTo(db, resumedId, browsers.of(request)))) {
      sendHtml(response, 400, message(texts.expired));
    } else if (pathname === '/') {
      response.writeHead(302, { location: home }).end();
    } else if (!isAsWritten(pathname) || !URL.canParse(request.url ?? '/', issuer)) {
      sendHtml(response, 404, message(texts.notFound));
    } else {
      await answerProtocol(asAddressed(request, issuer), response);
    }
  }

  const cleaning = setInterval(() => {
    removeExpiredPayloads(db, idleMinutes).catch((error: unknown) => {
      log('Identity could not remove expired sign-ins.', error);
    });
  }, cleanUpEvery);
  cleaning.unref();

  return {
    listener(request, response) {
      answer(request, response).catch((error: unknown) => {
        log('Identity could not answer a request.', error);
        if (response.headersSent) {
          response.destroy();
          return;
        }
        const away = isUnavailable(error);
        if (away) response.setHeader('retry-after', '2');
        const page = pathOf(request) === newPasskeyPath ? texts.passkeyFailed : texts.failed;
        sendHtml(response, away ? 503 : 500, message(page));
      });
    },
    close() {
      clearInterval(cleaning);
      return Promise.resolve();
    },
  };
}

/**
 * Rewrites a request to this server's public URL. The library builds the URLs in its answers from the request's host,
 * and a cache could otherwise serve everybody URLs that one client has forged.
 */
function asAddressed(request: IncomingMessage, issuer: string): IncomingMessage {
  const { host, protocol } = new URL(issuer);
  Object.assign(request.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  });
  return request;
}

/** Handler of a sign-in page. */
function stepAt(path: string): typeof answerSignIn {
  const step = /^\/log-ind\/[^/]+\/(kode|adgangsnoegle)$/.exec(path)?.[1];
  if (step === undefined) return answerSignIn;
  return step === 'kode' ? answerCode : answerPasskey;
}

/** Id of the sign-in that this path continues, if it is such a path. */
const resumed = (path: string) => /^\/auth\/([^/]+)$/.exec(path)?.[1];

/**
 * Whether a path is in canonical form. The library also accepts `/AUTH`, `/auth/` and `http://any.host/auth` for
 * `/auth`, which would bypass the checks made here for that path.
 */
const isAsWritten = (path: string): boolean => resumed(path) !== undefined || /^(?:\/[a-z._-]+)+$/.test(path);

/** Whether a form was submitted by another site. Endpoints for other origins, such as tokens, have their own rules. */
function isCrossOrigin(request: IncomingMessage, issuer: string): boolean {
  const { origin } = request.headers;
  const isForm = /^\/(?:log-ind|session|adgangsnoegler)\//.test(pathOf(request));
  return request.method === 'POST' && isForm && origin !== undefined && origin !== issuer;
}
