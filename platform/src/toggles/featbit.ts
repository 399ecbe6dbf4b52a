import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { PortalHosts } from 'shared/node/portal-hosts';
import { applyCors, readerOf } from '../http/cors.ts';
import { pathOf } from '../http/path-of.ts';
import { readBody } from '../http/read-body.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { sendJson } from '../http/send.ts';
import type { Service } from '../http/service.ts';
import { eventsSchema, syncAnswer, userSchema } from './featbit-messages.ts';
import { createFeatBitStream, type FeatBitStreamOptions } from './featbit-stream.ts';
import type { FlagStore } from './flag-store.ts';

const maxUser = 16 * 1024;
const maxEvents = 256 * 1024;

const streamPath = '/streaming';
const pollPath = '/api/public/sdk/client/latest-all';
const eventsPath = '/api/public/insight/track';

const allowedHeaders = 'authorization, content-type, x-user-agent, user-agent';

/** Whether a request is for the FeatBit side of the toggle server. */
export function isFeatBitPath(path: string): boolean {
  return path === streamPath || path.startsWith('/api/public/');
}

/**
 * The FeatBit side of the toggle server, for clients of the WebSocket protocol: the stream, polling as a fallback, and
 * events. Every user gets the same values.
 */
export function buildFeatBit(
  flags: FlagStore,
  portal: PortalHosts,
  options?: FeatBitStreamOptions,
): Service & Required<Pick<Service, 'upgrade'>> {
  const stream = createFeatBitStream(flags, options);

  async function poll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const timestamp = /[?&]timestamp=(\d{1,15})(?:&|$)/.exec(request.url ?? '')?.[1];
    const user = parse(userSchema, await readBody(request, maxUser));
    if (timestamp === undefined) {
      sendJson(response, 400, { message: 'The timestamp is not a whole number of milliseconds.' });
    } else if (user === undefined) {
      sendJson(response, 400, { message: 'The user is not an object with keyId and name.' });
    } else {
      sendJson(response, 200, syncAnswer(flags, Number(timestamp), user.keyId));
    }
  }

  async function takeEvents(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, maxEvents);
    if (body === undefined) response.writeHead(413).end();
    else if (parse(eventsSchema, body)) response.writeHead(202).end();
    else sendJson(response, 400, { message: 'The events are not a list of at most 50 events.' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = { origin: readerOf(request, portal), methods: 'POST, OPTIONS', headers: allowedHeaders };
    if (applyCors(request, response, cors)) return;
    const path = pathOf(request);
    if (path === streamPath) {
      response.setHeader('upgrade', 'websocket');
      sendJson(response, 426, { message: 'This address speaks WebSocket only.' });
    } else if (request.method !== 'POST' || (path !== pollPath && path !== eventsPath)) {
      sendJson(response, 404, { message: 'There is nothing at this address.' });
    } else if ((request.headers.authorization ?? '') === '') {
      sendJson(response, 401, { message: 'The SDK key is missing.' });
    } else if (path === pollPath) {
      await poll(request, response);
    } else {
      await takeEvents(request, response);
    }
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
  return {
    listener,
    upgrade(request, socket, head) {
      const { origin } = request.headers;
      if (pathOf(request) !== streamPath) refuseUpgrade(socket, 404);
      // Browsers send the origin of the page; only the portal's may connect, as with plain requests.
      else if (origin !== undefined && !portal.includes(origin)) refuseUpgrade(socket, 403);
      else stream.upgrade(request, socket, head);
    },
    close() {
      stream.close();
      return Promise.resolve();
    },
  };
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: string | undefined,
): z.output<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(body ?? '')).data;
  } catch {
    return undefined;
  }
}
