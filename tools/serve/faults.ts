/** Faults of the service `remotes`: in local and test mode the control API can make an origin's answers fail. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Fault {
  status?: number;
  body?: unknown;
  delayMs?: number;
  drop?: boolean;
  headers?: Record<string, string>;
}

const isFault = (value: unknown): value is Fault => typeof value === 'object' && value !== null;

const matchingFault = async (
  controlUrl: string,
  request: IncomingMessage,
  port: number,
): Promise<Fault | undefined> => {
  try {
    const answer = await fetch(new URL('/control/faults/match', controlUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service: 'remotes',
        method: request.method,
        path: new URL(request.url ?? '/', 'http://localhost').pathname,
        port,
      }),
      signal: AbortSignal.timeout(2000),
    });
    const fault: unknown = answer.status === 200 ? await answer.json() : undefined;
    return isFault(fault) ? fault : undefined;
  } catch {
    // Files are served whether or not the platform is up: an origin stands alone.
    return undefined;
  }
};

/**
 * Applies a fault that matches the request.
 *
 * @returns true when the request has been dealt with and must not be answered any more
 */
export const applyFault = async (
  controlUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<boolean> => {
  const fault = await matchingFault(controlUrl, request, port);
  if (!fault) return false;
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.drop) {
    request.socket.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? '');
  response.writeHead(fault.status ?? 200, {
    'cache-control': 'no-store',
    'content-type': typeof fault.body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
    ...fault.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
  return true;
};
