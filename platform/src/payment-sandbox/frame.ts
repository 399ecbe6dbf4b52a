import type { FastifyInstance } from 'fastify';
import { html } from '../http/html.ts';
import { framePolicy } from './policies.ts';
import type { SandboxContext } from './sandbox-context.ts';

/** The page inside the frame of one card field, at the URL the library requests. */
export function addFrame(app: FastifyInstance, context: SandboxContext): void {
  app.get('/checkoutshopper/securedfields/:key/:version/securedFields.html', (request, reply) => {
    const around = pageAround(request.headers.referer, context);
    return reply
      .headers({ 'content-security-policy': framePolicy(context, around), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(framePage(around, context.keys.publicKey).markup);
  });
}

/** The portal page that contains the frame; the field accepts messages from no other. */
function pageAround(referer: string | undefined, { portal }: SandboxContext): string {
  const origin = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
  return origin !== undefined && portal.includes(origin) ? origin : portal.origin;
}

const framePage = (portalOrigin: string, key: string) =>
  html`<!doctype html>
    <html lang="da" data-portal="${portalOrigin}" data-key="${key}">
      <head>
        <meta charset="utf-8" />
        <title>Kortfelt</title>
        <link rel="stylesheet" href="/assets/field.css" />
        <script src="/assets/field.js" type="module"></script>
      </head>
      <body>
        <input id="field" type="text" inputmode="numeric" spellcheck="false" disabled />
      </body>
    </html>`;
