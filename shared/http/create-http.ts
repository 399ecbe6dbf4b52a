/**
 * The portal's HTTP client: one function, `request()`, that the shell builds and everybody calls.
 *
 * It adds the bearer token and an x-correlation-id, rewrites the path's prefix to the service's address,
 * parses every answer by its schema and turns every failure into a {@link PortalError}.
 */
import type * as z from 'zod/mini';
import { NetworkError, UnauthorizedError } from '../errors/portal-error.ts';
import { callHeaders, type AskedAhead } from './asked-ahead.ts';
import { createSender } from './create-sender.ts';
import { createKnownAnswers, type KnownAnswer } from './known-answers.ts';
import { failureOf, fileNameOf, parseAnswer, readText } from './read-answer.ts';

/** HTTP-008: the supported methods. */
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type QueryValue = string | number | boolean | undefined | null;

/** Query parameters; an array becomes `?a=1&a=2` (HTTP-007), undefined and null are left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Schema of an answer with its envelope, such as `customersAnswer` of `shared/contracts/customer`. */
export type AnswerSchema<Data> = z.ZodMiniType<{ data: Data }>;

interface Call {
  readonly method?: HttpMethod;
  /** Path with a known prefix, such as `/self-service-api/accounts`. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as `{ "data": body }`. */
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly content?: File | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpRequest<Data> extends Call {
  readonly schema: AnswerSchema<Data>;
}

/** A file to fetch: a `GET`, for the bearer token cannot go with a link. */
export type FileRequest = Pick<Call, 'path' | 'query' | 'signal'>;

export interface FetchedFile {
  readonly content: Blob;
  /** As the backend calls it in `content-disposition`; undefined where it does not. */
  readonly name: string | undefined;
}

export interface Http {
  /**
   * Calls the backend and answers what is inside the answer's `data`, parsed.
   *
   * Rejects with `SelfserviceError` (the backend said why), `NetworkError` (status only, or no answer),
   * `DataParsingError` (the answer breaks its contract) or `UnauthorizedError` (the dialog is open).
   */
  request<Data>(request: HttpRequest<Data>): Promise<Data>;

  /**
   * Fetches a file that the backend makes, a CSV list or a PDF; give it to `saveFile` of `shared/http/save-file`.
   * Rejects as `request` does.
   */
  file(request: FileRequest): Promise<FetchedFile>;
}

export interface HttpOptions {
  /** Service addresses by path prefix: `{ '/self-service-api': 'http://localhost:4200/self-service-api' }`. */
  readonly services: Readonly<Record<string, string>>;
  /** The current access token, renewed first if it has to be; undefined sends none (public calls). */
  readonly accessToken: () => string | undefined | Promise<string | undefined>;
  /** Called for a 401 while signed in (AUTH-030). */
  readonly onUnauthorized: () => void;
  /** Milliseconds until a read without an answer is given up: soon, as repeating it changes nothing. */
  readonly readTimeoutMs?: number;
  /** The same for changes. */
  readonly timeoutMs?: number;
  /** The same for files, until the last byte: an archive is sent while it is made. */
  readonly fileTimeoutMs?: number;
  /** The page's own by default, looked up at each call; the shell tells, so that nobody can put another in its place. */
  readonly fetch?: typeof fetch;
  /** What has been asked for already: a read takes the answer that is on its way. */
  readonly takeAhead?: AskedAhead['take'];
}

/** HTTP-005, HTTP-006: the address of a path; an unknown prefix is a mistake in the calling code. */
export const resolveAddress = (services: HttpOptions['services'], path: string, query: Query = {}): URL => {
  const prefix = Object.keys(services).find(p => path === p || path.startsWith(`${p}/`));
  const base = prefix === undefined ? undefined : services[prefix];
  if (prefix === undefined || base === undefined)
    throw new Error(
      `No service is registered for the path ${path}. Known prefixes: ${Object.keys(services).join(', ')}.`,
    );
  const url = new URL(base + path.slice(prefix.length));
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
  }
  return url;
};

/** Milliseconds until a file that is sent is given up: a large one over a slow line takes its time. */
const uploadTimeoutMs = 600_000;

/** Asks what every page asks in the same words, so that an answer may be here or on its way. */
const isPlainRead = ({ method = 'GET', headers }: Call): boolean => method === 'GET' && headers === undefined;

interface Exchange<Content> {
  readonly accept: string;
  readonly giveUpAfterMs: number;
  /** What the backend may say 304 for. */
  readonly known?: KnownAnswer | undefined;
  /** Reads an answer that is a success, or 304 for what is known. */
  readonly read: (response: Response) => Promise<Content>;
}

/** Builds the client. The shell calls it once at start; tests and offline mode give their own `fetch`. */
export const createHttp = (options: HttpOptions): Http => {
  const {
    accessToken,
    onUnauthorized,
    readTimeoutMs = 7_000,
    timeoutMs = 30_000,
    fileTimeoutMs = 120_000,
    takeAhead,
  } = options;
  const services = Object.freeze({ ...options.services });
  const sendCall = createSender(services, options.fetch);
  const knownAnswers = createKnownAnswers();

  /**
   * Sends a call and reads its answer; what is not a success is thrown. The token is never in an object that a promise
   * is resolved with: whoever gives all objects a `then` would be handed it.
   */
  const exchange = async <Content>(
    call: Call,
    url: URL,
    token: string | undefined,
    { accept, giveUpAfterMs, known, read }: Exchange<Content>,
  ) => {
    const { method = 'GET', body, content: file, headers, signal } = call;
    const ahead = token !== undefined && isPlainRead(call) ? takeAhead?.(url.href, token) : undefined;
    const correlationId = ahead?.correlationId ?? crypto.randomUUID();
    const timeout = AbortSignal.timeout(giveUpAfterMs);
    const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const send = () =>
      sendCall(
        url,
        {
          method,
          credentials: 'include',
          ...(body === undefined ? {} : { body: JSON.stringify({ data: body }) }),
          ...(file === undefined ? {} : { body: file }),
          signal: until,
        },
        {
          ...callHeaders(correlationId, token),
          accept,
          ...(file === undefined ? {} : { 'content-type': file.type }),
          ...(known === undefined ? {} : { 'if-none-match': known.tag }),
          ...headers,
        },
      );
    const answer = async () => {
      try {
        const response = await (ahead?.answer(until) ?? send());
        return response.ok || (response.status === 304 && known)
          ? { response, content: await read(response) }
          : { response, refusal: await response.text() };
      } catch (cause) {
        // A caller that gave up is not an error of the network.
        if (signal?.aborted) throw cause;
        throw new NetworkError(undefined, { correlationId, cause });
      }
    };
    const { response, refusal, content } = await answer();
    if (response.status === 401 && token !== undefined) {
      onUnauthorized();
      throw new UnauthorizedError(correlationId);
    }
    if (refusal !== undefined) throw await failureOf(response.status, refusal, correlationId);
    return { content, headers: response.headers, correlationId };
  };

  return {
    request: async ({ schema, ...call }) => {
      const url = resolveAddress(services, call.path, call.query);
      const token = await accessToken();
      const changesMs = call.content === undefined ? timeoutMs : uploadTimeoutMs;
      const isKept = token !== undefined && isPlainRead(call);
      const known = isKept ? knownAnswers.take(url.href) : undefined;
      const { content, correlationId } = await exchange(call, url, token, {
        accept: 'application/json',
        giveUpAfterMs: (call.method ?? 'GET') === 'GET' ? readTimeoutMs : changesMs,
        known,
        read: async response => {
          const text = response.status === 304 && known ? known.body : await readText(response);
          if (isKept) knownAnswers.keep(url.href, response.headers.get('etag'), text);
          return text;
        },
      });
      return parseAnswer(content, schema, correlationId);
    },
    file: async call => {
      const url = resolveAddress(services, call.path, call.query);
      const { content, headers } = await exchange(call, url, await accessToken(), {
        accept: '*/*',
        giveUpAfterMs: fileTimeoutMs,
        read: response => response.blob(),
      });
      return { content, name: fileNameOf(headers) };
    },
  };
};
