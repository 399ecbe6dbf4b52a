import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultEffect } from './fault.ts';

/**
 * Makes a request fail according to a fault.
 *
 * @returns true if the request was answered or cut off; false if it continues, perhaps delayed
 */
export async function applyFault(
  effect: FaultEffect,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (effect.delayMs > 0) await waitWhileConnected(effect.delayMs, response);
  if (response.destroyed) return true;
  if (effect.drop) {
    request.socket.destroy();
    return true;
  }
  if (effect.status === undefined && effect.body === undefined) return false;
  const { body } = effect;
  const isText = typeof body === 'string';
  const content = isText ? body : JSON.stringify(body);
  response
    .writeHead(effect.status ?? 200, {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...readableBy(request),
      ...effect.headers,
    })
    .end(request.method === 'HEAD' ? undefined : content);
  return true;
}

/** Without these headers the browser reports a network error instead of the status. */
function readableBy(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-correlation-id, date, retry-after',
    vary: 'Origin',
  };
}

async function waitWhileConnected(milliseconds: number, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const stop = () => {
    gone.abort();
  };
  response.once('close', stop);
  await wait(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  response.off('close', stop);
}
