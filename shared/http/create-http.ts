/**
 * The portal's HTTP client: one function, `request()`, that the shell builds and everybody calls.
 *
 * It adds the bearer token and an x-correlation-id, rewrites the path's prefix to the service's address,
 * parses every answer by its schema and turns every failure into a {@link PortalError}.
 */
import * as z from 'zod/mini';
import { apiErrorSchema } from '../contracts/api-error.ts';
import {
  DataParsingError,
  NetworkError,
  SelfserviceError,
  UnauthorizedError,
} from '../errors/portal-error.ts';
import { callHeaders, type AskedAhead } from './asked-ahead.ts';
import { createSender } from './create-sender.ts';
import { createKnownAnswers, type KnownAnswer } from './known-answers.ts';

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
  /** The page's own unless told, looked up at each call; the shell tells, so that nobody can put another in its place. */
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

/** Characters of an answer that are worth reading; more would hold up the page for seconds. */
const longestAnswer = 10_000_000;

/** Properties that a data-parsing error names; a broken list could have one for every row. */
const mostProperties = 20;

/** What is too long to be an answer of ours reads as none, and so breaks its contract. */
const readText = async (response: Response): Promise<string> => {
  const text = await response.text();
  return text.length > longestAnswer ? '' : text;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Most answers are wrapped as `{ data: … }`; where a service does not, the body is the data. */
const enveloped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body : { data: body };

const failure = (status: number, text: string, correlationId: string): Error => {
  const described = z.safeParse(apiErrorSchema, parseJson(text));
  return described.success
    ? new SelfserviceError(described.data, status, correlationId)
    : new NetworkError(status, { correlationId });
};

const fileNameOf = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

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

  /** Sends a call and reads its answer, unless it is known; what is not a success is thrown. */
  const send = async <Body>(
    call: Call,
    accept: string,
    giveUpAfterMs: number,
    read: (response: Response, address?: string, known?: Body) => Promise<Body>,
    takeKnown?: (address: string) => KnownAnswer<Body> | undefined,
  ) => {
    const { method = 'GET', path, query, body, content: file, headers, signal } = call;
    const token = await accessToken();
    const url = resolveAddress(services, path, query);
    const isPlainRead = method === 'GET' && headers === undefined && token !== undefined;
    const ahead = isPlainRead ? takeAhead?.(url.href, token) : undefined;
    const known = isPlainRead ? takeKnown?.(url.href) : undefined;
    const correlationId = ahead?.correlationId ?? crypto.randomUUID();
    const timeout = AbortSignal.timeout(giveUpAfterMs);
    const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const answer = async () => {
      try {
        const response = await (ahead?.answer(until) ??
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
          ));
        const isKnown = response.status === 304 && known !== undefined;
        const address = isPlainRead ? url.href : undefined;
        return response.ok || isKnown
          ? { response, body: await read(response, address, isKnown ? known.body : undefined) }
          : { response, refusal: await response.text() };
      } catch (cause) {
        // A caller that gave up is not an error of the network.
        if (signal?.aborted) throw cause;
        throw new NetworkError(undefined, { correlationId, cause });
      }
    };
    const { response, refusal, body: content } = await answer();
    if (response.status === 401 && token !== undefined) {
      onUnauthorized();
      throw new UnauthorizedError(correlationId);
    }
    if (refusal !== undefined) throw failure(response.status, refusal, correlationId);
    return { content, headers: response.headers, correlationId };
  };

  return {
    request: async ({ schema, ...call }) => {
      const changesMs = call.content === undefined ? timeoutMs : uploadTimeoutMs;
      const giveUpAfterMs = (call.method ?? 'GET') === 'GET' ? readTimeoutMs : changesMs;
      const { content, correlationId } = await send(
        call,
        'application/json',
        giveUpAfterMs,
        async (response, address, known?: string) => {
          const text = known ?? (await readText(response));
          if (address !== undefined) knownAnswers.keep(address, response.headers.get('etag'), text);
          return text;
        },
        address => knownAnswers.take(address),
      );
      const parsed = z.safeParse(schema, enveloped(parseJson(content)));
      if (parsed.success) return parsed.data.data;
      const properties = parsed.error.issues.map(issue => issue.path.slice(1).join('.') || '(svaret)');
      throw new DataParsingError([...new Set(properties)].slice(0, mostProperties), correlationId);
    },
    file: async call => {
      const { content, headers } = await send(call, '*/*', fileTimeoutMs, response => response.blob());
      return { content, name: fileNameOf(headers) };
    },
  };
};
