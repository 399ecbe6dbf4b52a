import type { ServerResponse } from 'node:http';
import type { Html } from './html.ts';

/** Sends JSON with no-store. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Sends HTML with no-store. */
export function sendHtml(response: ServerResponse, status: number, page: Html): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page.markup);
}
