import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { clientNetwork } from '../http/client-address.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { clientMessageSchema, pongMessage, syncAnswer, syncMessage } from './featbit-messages.ts';
import { readConnectionToken } from './featbit-token.ts';
import type { Flag, FlagStore } from './flag-store.ts';
import { createStreamLimit, type StreamLimit } from './stream-limit.ts';

/** A client pings every 18 s and is disconnected after missing three pings. */
const pollIntervalMs = 18_000;
const maxSilenceMs = 3 * pollIntervalMs;
const maxMessage = 16 * 1024;
/** A well-behaved client sends two or three messages per interval. */
const maxMessagesPerPoll = 60;
/** Maximum buffered bytes for a client that reads slowly. */
const maxWaiting = 1024 * 1024;

/** Close codes: one of the protocol's own, which clients treat as final, and three of RFC 6455. */
const closeCodes = { goingAway: 1001, notAMessage: 1007, refused: 1008, badToken: 4003 } as const;

interface Client {
  socket: WebSocket;
  /** Set once the client has requested data; only then does it get changes. */
  userKeyId?: string;
  heardAt: number;
  messages: number;
}

export interface FeatBitStream {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

export interface FeatBitStreamOptions {
  /** A client without a place gets 503 and retries. */
  places?: StreamLimit;
  trustProxy?: boolean;
  now?: () => number;
}

/** The WebSocket side of the toggle server: sends all values on request, and each change as it happens. */
export function createFeatBitStream(flags: FlagStore, options: FeatBitStreamOptions = {}): FeatBitStream {
  const { places = createStreamLimit(), trustProxy = false, now = Date.now } = options;
  const clients = new Set<Client>();
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessage, clientTracking: false });
  let isClosing = false;

  const unsubscribe = flags.subscribe(changed => {
    for (const client of clients) tellChange(client, changed);
  });
  const looking = setInterval(() => {
    for (const client of clients) {
      client.messages = 0;
      if (now() - client.heardAt > maxSilenceMs) client.socket.terminate();
    }
  }, pollIntervalMs);
  looking.unref();

  function take(client: Client, text: string): void {
    const message = clientMessageSchema.safeParse(parseJson(text));
    if (!message.success) {
      refuseMessage(client.socket, text);
    } else if (message.data.messageType === 'ping') {
      send(client.socket, pongMessage);
    } else {
      const { timestamp, user } = message.data.data;
      client.userKeyId = user.keyId;
      send(client.socket, syncAnswer(flags, timestamp, user.keyId));
    }
  }

  function count(socket: WebSocket): Client {
    const client: Client = { socket, heardAt: now(), messages: 0 };
    clients.add(client);
    socket.on('close', () => clients.delete(client));
    // An error of one connection is followed by its close event, and does not affect others.
    socket.on('error', () => undefined);
    return client;
  }

  function listenTo(client: Client): void {
    const { socket } = client;
    socket.on('message', (data, isBinary) => {
      client.heardAt = now();
      client.messages += 1;
      if (client.messages > maxMessagesPerPoll) socket.close(closeCodes.refused, 'Too many messages.');
      else if (isBinary) socket.close(closeCodes.notAMessage, 'Messages are JSON.');
      else take(client, asText(data));
    });
  }

  return {
    upgrade(request, socket, head) {
      const giveBack = isClosing ? undefined : places.take(clientNetwork(request, trustProxy));
      if (!giveBack) {
        refuseUpgrade(socket, 503);
        return;
      }
      socket.on('close', giveBack);
      const token = new URLSearchParams((request.url ?? '').split('?')[1]).get('token') ?? '';
      const isKnown = readConnectionToken(token, now()) !== undefined;
      server.handleUpgrade(request, socket, head, stream => {
        const client = count(stream);
        if (isKnown) listenTo(client);
        else stream.close(closeCodes.badToken, 'The token is not valid, or older than 30 seconds.');
      });
    },
    close() {
      isClosing = true;
      clearInterval(looking);
      unsubscribe();
      for (const { socket } of clients) {
        socket.close(closeCodes.goingAway, 'The toggle server stops.');
        socket.terminate();
      }
      server.close();
    },
  };
}

function tellChange({ socket, userKeyId }: Client, changed: Flag[]): void {
  if (userKeyId !== undefined) send(socket, syncMessage('patch', userKeyId, changed));
}

function send(socket: WebSocket, message: unknown): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxWaiting) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** Ignores JSON that is not a known message; anything else does not come from a toggle client. */
function refuseMessage(socket: WebSocket, text: string): void {
  if (parseJson(text) === undefined) socket.close(closeCodes.notAMessage, 'Messages are JSON.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
}
