import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { applyFault } from '../faults/apply-fault.ts';
import type { FaultEffect } from '../faults/fault.ts';
import type { UpgradeListener } from './service.ts';

type FindFault = (request: IncomingMessage) => FaultEffect | undefined | Promise<FaultEffect | undefined>;

/** Only these leave HTTP; a request that offers another protocol is answered in HTTP. */
export function asksForWebSocket(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket';
}

/** Lets a server take WebSockets, which fail on demand as plain requests do. */
export function listenForUpgrades(server: Server, upgrade: UpgradeListener, findFault: FindFault): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until somebody takes the connection over, a reset by the client would end the process.
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
