import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { applyFault } from '../faults/apply-fault.ts';
import type { FaultEffect } from '../faults/fault.ts';
import type { UpgradeListener } from './service.ts';

type FindFault = (request: IncomingMessage) => FaultEffect | undefined | Promise<FaultEffect | undefined>;

/** Only these protocols are upgraded; requests that offer others are answered over HTTP. */
export function isWebSocketRequest(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket';
}

/** Accepts WebSocket upgrades; injected faults apply to them as to other requests. */
export function listenForUpgrades(server: Server, upgrade: UpgradeListener, findFault: FindFault): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without this handler, a connection reset before the upgrade would crash the process.
    const ignore = () => undefined;
    socket.on('error', ignore);
    const goOn = async () => {
      const effect = await findFault(request);
      if (effect && socket instanceof Socket && (await answerFault(effect, request, socket))) return;
      if (socket.destroyed) return;
      upgrade(request, socket, head);
    };
    goOn().catch(() => socket.destroy());
  });
}

async function answerFault(effect: FaultEffect, request: IncomingMessage, socket: Socket): Promise<boolean> {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  const answered = await applyFault(effect, request, response);
  if (!answered) response.detachSocket(socket);
  return answered;
}
