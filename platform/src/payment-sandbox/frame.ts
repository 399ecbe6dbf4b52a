import type { FastifyInstance } from 'fastify';
import { html } from '../http/html.ts';
import { framePolicy } from './policies.ts';
import type { SandboxContext } from './sandbox-context.ts';

/** The page inside the frame of one card field, at the address that the library asks for. */
export function addFrame(app: FastifyInstance, context: SandboxContext): void {
  const page = framePage(context.portalOrigin, context.keys.publicKey).markup;
  app.get('/checkoutshopper/securedfields/:key/:version/securedFields.html', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': framePolicy(context), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
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
