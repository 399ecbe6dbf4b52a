import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

const day = 86_400;
/** The portal's font: the Latin subset, which includes æ, ø and å. */
const font = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const contentTypes = {
  'identity.css': 'text/css; charset=utf-8',
  'sign-in.js': 'text/javascript; charset=utf-8',
  'sign-out.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const;

export interface Asset {
  contentType: string;
  content: Buffer;
  /** `max-age` in seconds. */
  maxAge: number;
}

/** Reads the pages' files once at start, so that no request maps to a file path. */
export async function loadAssets(): Promise<Map<string, Asset>> {
  const entries = Object.entries(contentTypes).map(async ([name, contentType]) => {
    const content = await readFile(new URL(`../assets/${name}`, import.meta.url));
    return [`/assets/${name}`, { contentType, content, maxAge: 300 }] as const;
  });
  const content = await readFile(new URL(font));
  const inter = { contentType: 'font/woff2', content, maxAge: 30 * day };
  return new Map([...(await Promise.all(entries)), ['/assets/inter.woff2', inter]]);
}

export function sendAsset(response: ServerResponse, asset: Asset): void {
  response
    .writeHead(200, {
      'content-type': asset.contentType,
      'cache-control': `public, max-age=${String(asset.maxAge)}`,
    })
    .end(asset.content);
}
