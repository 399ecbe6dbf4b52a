import { html, type Html } from '../../http/html.ts';
import { texts } from './texts.ts';

/** Layout of every page of the sign-in server. `script` names a file under /assets. */
export function layout(page: { title: string; body: Html; script?: string }): Html {
  return html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – ${texts.areaName}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/identity.css" />
        ${page.script === undefined ? undefined : html`<script src="/assets/${page.script}" defer></script>`}
      </head>
      <body>
        <header class="top">
          <p class="brand">
            <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path d="M16 29V13M16 23c-4 0-7-2-8-6M16 19c4 0 7-2 8-6" />
              <circle cx="16" cy="8" r="4" />
              <circle cx="7.5" cy="13" r="3" />
              <circle cx="24.5" cy="9.5" r="3" />
            </svg>
            <span class="brand-name">${texts.productName}</span>
            <span class="brand-area">${texts.brandArea}</span>
          </p>
        </header>
        <main class="card">${page.body}</main>
      </body>
    </html> `;
}
