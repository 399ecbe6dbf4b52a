import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientNetwork } from '../http/client-address.ts';
import type { PortalHosts } from 'shared/node/portal-hosts';
import { applyCors, readerOf } from '../http/cors.ts';
import { pathOf } from '../http/path-of.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send.ts';
import type { Service } from '../http/service.ts';
import type { Flag, FlagStore } from './flag-store.ts';
import { createStreamLimit, type StreamLimit } from './stream-limit.ts';

const pingEvery = 18_000;
const maxContext = 64 * 1024;
const maxEvents = 1024 * 1024;

/** Maximum buffered bytes for a client that reads slowly. */
const maxWaiting = 1024 * 1024;

interface StreamOptions {
  places?: StreamLimit;
  trustProxy?: boolean;
}

const allowedHeaders = [
  'Content-Type',
  'X-LaunchDarkly-User-Agent',
  'X-LaunchDarkly-Event-Schema',
  'X-LaunchDarkly-Payload-ID',
  'X-LaunchDarkly-Wrapper',
  'X-LaunchDarkly-Tags',
].join(', ');

/**
 * The LaunchDarkly side of the toggle server: the polling, streaming and event endpoints used by
 * launchdarkly-js-client-sdk. Every context gets the same values.
 */
export function buildLaunchDarkly(
  flags: FlagStore,
  portal: PortalHosts,
  { places = createStreamLimit(), trustProxy = false }: StreamOptions = {},
): Service {
  const streams = new Set<ServerResponse>();
  /** Streams that only get a ping to poll again. */
  const pinged = new WeakSet<ServerResponse>();
  const unsubscribe = flags.subscribe(changed => {
    for (const flag of changed) {
      const patch = { key: flag.key, ...evaluation(flag) };
      for (const stream of streams) {
        if (pinged.has(stream)) sendEvent(stream, 'ping', '');
        else sendEvent(stream, 'patch', patch);
      }
    }
  });
  const pinging = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n');
  }, pingEvery);
  pinging.unref();

  function openStream(request: IncomingMessage, response: ServerResponse, event: 'put' | 'ping'): void {
    const giveBack = places.take(clientNetwork(request, trustProxy));
    if (!giveBack) {
      sendJson(response, 503, { message: 'There are too many streams.' });
      return;
    }
    response.on('close', giveBack);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store',
    });
    streams.add(response);
    response.on('close', () => streams.delete(response));
    if (event === 'ping') pinged.add(response);
    sendEvent(response, event, event === 'ping' ? '' : evaluations(flags));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = {
      origin: readerOf(request, portal),
      methods: 'GET, POST, REPORT, OPTIONS',
      headers: allowedHeaders,
    };
    if (applyCors(request, response, { ...cors, exposedHeaders: 'Date' })) return;
    const route = findRoute(request);
    if (route === undefined) {
      sendJson(response, 404, { message: 'There is nothing at this address.' });
    } else if (route.kind === 'events') {
      const accepted = (await readBody(request, maxEvents)) !== undefined;
      response.writeHead(accepted ? 202 : 413).end();
    } else if (route.kind === 'goals') {
      sendJson(response, 200, []);
    } else if (route.kind === 'ping') {
      openStream(request, response, 'ping');
    } else if (!isContext(route.context ?? (await readBody(request, maxContext)))) {
      sendJson(response, 400, { message: 'The context is not a JSON object.' });
    } else if (route.kind === 'stream') {
      openStream(request, response, 'put');
    } else {
      sendJson(response, 200, evaluations(flags));
    }
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
  return {
    listener,
    close() {
      clearInterval(pinging);
      unsubscribe();
      for (const stream of streams) stream.destroy();
      return Promise.resolve();
    },
  };
}

interface Route {
  kind: 'values' | 'stream' | 'ping' | 'goals' | 'events';
  /** The context as text, if it is in the URL. */
  context?: string | undefined;
}

const routes: { method: string; pattern: RegExp; kind: Route['kind'] }[] = [
  { method: 'GET', pattern: /^\/sdk\/evalx\/[^/]+\/contexts\/([\w=-]+)$/, kind: 'values' },
  { method: 'REPORT', pattern: /^\/sdk\/evalx\/[^/]+\/context$/, kind: 'values' },
  { method: 'GET', pattern: /^\/eval\/[^/]+\/([\w=-]+)$/, kind: 'stream' },
  { method: 'REPORT', pattern: /^\/eval\/[^/]+$/, kind: 'stream' },
  { method: 'GET', pattern: /^\/ping\/[^/]+$/, kind: 'ping' },
  { method: 'GET', pattern: /^\/sdk\/goals\/[^/]+$/, kind: 'goals' },
  { method: 'POST', pattern: /^\/events\/(?:bulk|diagnostic)\/[^/]+$/, kind: 'events' },
];

function findRoute(request: IncomingMessage): Route | undefined {
  const path = pathOf(request);
  for (const { method, pattern, kind } of routes) {
    const match = request.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const encoded = match[1];
    return {
      kind,
      context: encoded === undefined ? undefined : Buffer.from(encoded, 'base64url').toString('utf8'),
    };
  }
  return undefined;
}

function isContext(text: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function evaluation({ kind, value, version }: Flag) {
  const isOn = value === 'true';
  return {
    value: kind === 'boolean' ? isOn : value,
    version,
    variation: kind === 'boolean' && isOn ? 0 : 1,
    trackEvents: false,
  };
}

function evaluations(flags: FlagStore) {
  return Object.fromEntries(flags.all().map(flag => [flag.key, evaluation(flag)]));
}

function sendEvent(stream: ServerResponse, name: 'put' | 'patch' | 'ping', data: unknown): void {
  write(stream, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Disconnects a client that does not read, because its data would pile up in memory. */
function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > maxWaiting) stream.destroy();
  else stream.write(text);
}
