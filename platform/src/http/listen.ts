import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault } from '../faults/apply-fault.ts';
import type { FaultRequest, FaultSource } from '../faults/fault.ts';
import { explainListenError } from './listen-error.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendJson } from './send.ts';

export interface ListenOptions {
  /** 0 takes any free port; use it in tests. */
  port: number;
  /** Defaults to this machine only. */
  host?: string | undefined;
  /** Whether people reach the service by https. */
  isSecure?: boolean | undefined;
  /** Makes requests fail on demand, in the name of this service. */
  faults?: { source: FaultSource; service: FaultRequest['service'] } | undefined;
  /** Rejects when the service cannot do its work; `GET /health` asks it, faults or not. */
  checkHealth?: (() => Promise<unknown>) | undefined;
}

export interface Listening {
  url: string;
  server: Server;
  /** Stops at once: streams and waiting requests are cut. */
  close(): Promise<void>;
}

/**
 * Lets a service listen.
 *
 * @throws UserFacingError when the port is taken or not allowed
 */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1' } = options;
  const answer = withFaults(withHealth(listener, options), options);
  const server = createServer((request, response) => {
    setSecurityHeaders(response, options.isSecure === true);
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explainListenError(error, port));
    });
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}`,
    server,
    async close() {
      const closed = new Promise(resolve => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function withHealth(listener: RequestListener, { checkHealth }: ListenOptions): RequestListener {
  if (!checkHealth) return listener;
  return (request, response) => {
    if (request.url !== '/health') {
      listener(request, response);
      return;
    }
    checkHealth().then(
      () => {
        sendJson(response, 200, { status: 'ok' });
      },
      () => {
        sendJson(response, 503, { status: 'failing' });
      },
    );
  };
}

function withFaults(listener: RequestListener, { faults, port }: ListenOptions): RequestListener {
  if (!faults) return listener;
  const { source, service } = faults;
  return (request, response) => {
    const path = request.url ?? '/';
    const effect =
      path === '/health' ? undefined : source.match({ service, method: request.method ?? 'GET', path, port });
    if (effect === undefined) {
      listener(request, response);
      return;
    }
    Promise.resolve(effect)
      .then(async found => found !== undefined && (await applyFault(found, request, response)))
      .then(answered => {
        if (!answered) listener(request, response);
      })
      .catch(() => response.destroy());
  };
}
