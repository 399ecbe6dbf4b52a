import { html, type Html } from '../../http/html.ts';
import { texts } from '../texts.ts';

/** The frame of every page of the sign-in server. `script` names a file under /assets. */
export function layout(page: { title: string; body: Html; script?: string }): Html {
  return html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – ${texts.areaName}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/identity.css" />
        ${page.script === undefined ? undefined : html`<script src="/assets/${page.script}" defer></script>`}
      </head>
      <body>
        <header class="top">
          <p class="brand"><span class="brand-name">${texts.productName}</span> ${texts.areaName}</p>
        </header>
        <main class="card">${page.body}</main>
      </body>
    </html> `;
}
