import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../database/tables.ts';
import { sendHtml } from '../http/send.ts';
import { pathOf } from '../http/path-of.ts';
import type { Service } from '../http/service.ts';
import { loadAssets, sendAsset } from './assets.ts';
import { portalPath } from './client.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { setPageHeaders } from './page-headers.ts';
import { messagePage } from './pages/message-page.ts';
import { removeExpiredPayloads } from './payload-adapter.ts';
import { providerConfiguration } from './provider-configuration.ts';
import { answerSignIn } from './sign-in.ts';
import { texts } from './texts.ts';

const cleanUpEvery = 5 * 60_000;

export interface IdentityOptions {
  db: Kysely<Database>;
  /** The address people and the portal know this server by, without a slash at its end. */
  issuer: string;
  /** The portal's origin: the only one that is redirected to and may read answers. */
  portalOrigin: string;
  /** Where browsers report what the pages' security policy stopped. */
  reportUrl?: string;
  /** Whether a reverse proxy in front of us tells the real scheme, host and address. */
  trustProxy?: boolean;
  log?: (message: string, error: unknown) => void;
}

/** The sign-in server: OpenID Connect for the portal, with its own Danish pages. */
export async function buildIdentity(options: IdentityOptions): Promise<Service> {
  const { db, issuer, portalOrigin, reportUrl, trustProxy = false, log = () => undefined } = options;
  const keys = await loadIdentityKeys(db);
  const assets = await loadAssets();
  const provider = new Provider(issuer, providerConfiguration({ db, keys, issuer, portalOrigin }));
  provider.proxy = trustProxy;
  // The portal recognises the redirect back by its scope parameter.
  const events: EventEmitter = provider;
  events.on('authorization.success', (ctx: KoaContextWithOIDC, out: Record<string, unknown>) => {
    out['scope'] = ctx.oidc.params?.['scope'];
  });
  provider.on('server_error', (_ctx, error) => {
    log('Identity could not answer a request.', error);
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    ctx.type = 'html';
    ctx.body = messagePage(texts.notFound, portalOrigin + portalPath).markup;
    ctx.status = 404;
  });
  const answerProtocol = provider.callback();
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustProxy);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setPageHeaders(response, portalOrigin, reportUrl);
    const pathname = pathOf(request);
    const asset = assets.get(pathname);
    if (asset) {
      sendAsset(response, asset);
    } else if (pathname.startsWith('/log-ind/')) {
      await answerSignIn({ db, provider, portalOrigin, addressOf }, request, response);
    } else if (pathname === '/') {
      response.writeHead(302, { location: portalOrigin + portalPath }).end();
    } else if (!URL.canParse(request.url ?? '/', issuer)) {
      sendHtml(response, 400, messagePage(texts.notFound, portalOrigin + portalPath));
    } else {
      await answerProtocol(request, response);
    }
  }

  const cleaning = setInterval(() => {
    removeExpiredPayloads(db).catch((error: unknown) => {
      log('Identity could not remove expired sign-ins.', error);
    });
  }, cleanUpEvery);
  cleaning.unref();

  return {
    listener(request, response) {
      answer(request, response).catch((error: unknown) => {
        log('Identity could not answer a request.', error);
        if (response.headersSent) response.destroy();
        else sendHtml(response, 500, messagePage(texts.failed, portalOrigin + portalPath));
      });
    },
    close() {
      clearInterval(cleaning);
      return Promise.resolve();
    },
  };
}

function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; those before it can be made up.
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return last ?? request.socket.remoteAddress ?? 'unknown';
}
