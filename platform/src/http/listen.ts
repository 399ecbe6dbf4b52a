import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault } from '../faults/apply-fault.ts';
import type { FaultEffect, FaultRequest, FaultSource } from '../faults/fault.ts';
import { answerMalformed } from './answer-malformed.ts';
import { createDrain, type Drain } from './drain.ts';
import { isWebSocketRequest, listenForUpgrades } from './listen-for-upgrades.ts';
import { explainListenError } from './listen-error.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendJson } from './send.ts';
import type { UpgradeListener } from './service.ts';

export interface ListenOptions {
  /** 0 picks any free port; for tests. */
  port: number;
  /** Default: localhost. */
  host?: string | undefined;
  /** Whether users reach the service over https. */
  isSecure?: boolean | undefined;
  /** Injected faults for this service. */
  faults?: { source: FaultSource; service: FaultRequest['service'] } | undefined;
  /** Handles WebSocket upgrades; without it they are answered as ordinary requests. */
  upgrade?: UpgradeListener | undefined;
  /** Rejects if the service is unhealthy; called by `GET /health`, which injected faults do not affect. */
  checkHealth?: (() => Promise<unknown>) | undefined;
}

export interface Listening {
  url: string;
  server: Server;
  /** Stops immediately and aborts streams and waiting requests. */
  close(): Promise<void>;
  /** Stops when responses in progress have finished (`Drain.drain`); streams must be ended first. */
  drain: Drain['drain'];
}

/**
 * Starts a service.
 *
 * @throws UserFacingError if the port is taken or not permitted
 */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1' } = options;
  const answer = withFaults(
    withHealth(listener, options, () => draining.isDraining()),
    options,
  );
  const { upgrade } = options;
  const shouldUpgradeCallback = upgrade ? isWebSocketRequest : () => false;
  const server = createServer({ shouldUpgradeCallback }, (request, response) => {
    setSecurityHeaders(response, options.isSecure === true);
    draining.watch(response);
    answer(request, response);
  });
  answerMalformed(server);
  const draining = createDrain(server);
  if (upgrade) listenForUpgrades(server, upgrade, request => findFault(request, options));
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
    drain: (noticed, timeoutMs) => draining.drain(noticed, timeoutMs),
    async close() {
      const closed = new Promise(resolve => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function withHealth(
  listener: RequestListener,
  { checkHealth }: ListenOptions,
  isDraining: () => boolean,
): RequestListener {
  if (!checkHealth) return listener;
  return (request, response) => {
    if (request.url !== '/health') {
      listener(request, response);
      return;
    }
    const check = isDraining() ? Promise.reject(new Error('It is stopping.')) : checkHealth();
    check.then(
      () => {
        sendJson(response, 200, { status: 'ok' });
      },
      () => {
        sendJson(response, 503, { status: 'failing' });
      },
    );
  };
}

function findFault(
  request: IncomingMessage,
  { faults, port }: ListenOptions,
): FaultEffect | undefined | Promise<FaultEffect | undefined> {
  const path = request.url ?? '/';
  if (!faults || path === '/health') return undefined;
  return faults.source.match({ service: faults.service, method: request.method ?? 'GET', path, port });
}

function withFaults(listener: RequestListener, options: ListenOptions): RequestListener {
  if (!options.faults) return listener;
  return (request, response) => {
    const effect = findFault(request, options);
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
