import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

const contentTypes = {
  'identity.css': 'text/css; charset=utf-8',
  'sign-in.js': 'text/javascript; charset=utf-8',
  'sign-out.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const;

export interface Asset {
  contentType: string;
  content: Buffer;
}

/** Reads the pages' few files once, so that no request ever names a path on disk. */
export async function loadAssets(): Promise<Map<string, Asset>> {
  const entries = Object.entries(contentTypes).map(async ([name, contentType]) => {
    const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
    return [`/assets/${name}`, { contentType, content }] as const;
  });
  return new Map(await Promise.all(entries));
}

export function sendAsset(response: ServerResponse, asset: Asset): void {
  response
    .writeHead(200, { 'content-type': asset.contentType, 'cache-control': 'public, max-age=300' })
    .end(asset.content);
}
