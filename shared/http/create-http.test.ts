import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { startApi } from '../testing/start-api.ts';
import * as z from 'zod/mini';
import { data } from '../contracts/wire.ts';
import {
  DataParsingError,
  NetworkError,
  SelfserviceError,
  UnauthorizedError,
} from '../errors/portal-error.ts';
import { createHttp, resolveAddress, type HttpMethod, type HttpOptions } from './create-http.ts';

const api = 'https://api.test/base';
const path = '/self-service-api/things';
const schema = data(z.object({ name: z.string() }));
const ok = () => HttpResponse.json({ data: { name: 'Ole' } });

const server = startApi();

const client = (options: Partial<HttpOptions> = {}) => {
  const onUnauthorized = jest.fn();
  const client = createHttp({
    services: { '/self-service-api': api },
    accessToken: () => 'token-1',
    onUnauthorized,
    ...options,
  });
  return { ...client, onUnauthorized };
};

const answers = (...handlers: HttpHandler[]) => {
  server.use(...handlers);
};

const answersWith = (status: number, body: BodyInit | null = null) => {
  answers(http.all(`${api}/things`, () => new HttpResponse(body, { status })));
};

/** Answers every call and records it. */
const recorded = (): Request[] => {
  const requests: Request[] = [];
  answers(
    http.all(`${api}/things`, ({ request }) => {
      requests.push(request.clone());
      return ok();
    }),
  );
  return requests;
};

describe('resolveAddress', () => {
  const services = { '/self-service-api': 'https://api.test/v1', '/log': 'https://log.test' };

  it.each([
    ['/self-service-api', 'https://api.test/v1'],
    ['/self-service-api/users/v2', 'https://api.test/v1/users/v2'],
    ['/log/entries', 'https://log.test/entries'],
  ])('replaces the prefix of %s by its service (HTTP-005)', (relative, address) => {
    expect(resolveAddress(services, relative).href).toBe(address);
  });

  it.each(['/other/users', '/self-service-apis/users', 'self-service-api/users', ''])(
    'refuses the path %p without a service, and lists the known prefixes (HTTP-006, HTTP-011)',
    unknown => {
      expect(() => resolveAddress(services, unknown)).toThrow(
        `No service is registered for the path ${unknown}. Known prefixes: /self-service-api, /log.`,
      );
    },
  );

  it.each([
    ['arrays without indexes (HTTP-007)', { a: ['1', '2'], b: 3 }, '?a=1&a=2&b=3'],
    ['nothing for missing values', { a: undefined, b: null, c: [], d: [undefined, 'x'] }, '?d=x'],
    ['false, 0 and the empty string', { a: false, b: 0, c: '' }, '?a=false&b=0&c='],
    ['special characters encoded', { a: 'b&c=d é' }, '?a=b%26c%3Dd+%C3%A9'],
  ])('writes %s into the query', (_what, query, search) => {
    expect(resolveAddress(services, '/log/x', query).search).toBe(search);
  });
});

describe('a call', () => {
  it('sends the bearer token and JSON content (HTTP-001, HTTP-003)', async () => {
    const requests = recorded();
    const { request } = client();
    await request({ path, schema });
    await request({ method: 'POST', path, body: { name: 'Bo' }, schema });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual(
      Array(2).fill('application/json'),
    );
    expect(await requests[1]?.json()).toEqual({ data: { name: 'Bo' } });
  });

  it('sends credentials (HTTP-004)', async () => {
    const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(ok()));
    await client({ fetch: fetched }).request({ path, schema });
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  it('sends a new correlation id (HTTP-002)', async () => {
    const requests = recorded();
    const { request } = client();
    await request({ path, schema });
    await request({ path, schema });
    const [first, second] = requests.map(({ headers }) => headers.get('x-correlation-id'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('sends no token when signed out', async () => {
    const requests = recorded();
    await client({ accessToken: () => undefined }).request({ path, schema });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each<HttpMethod>(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('can be a %s (HTTP-008)', async method => {
    const requests = recorded();
    await client().request({ method, path, schema });
    expect(requests[0]?.method).toBe(method);
  });

  it('wraps its body, and adds the headers of the caller', async () => {
    const requests = recorded();
    await client().request({
      method: 'PUT',
      path,
      body: { name: 'Ole' },
      headers: { 'idempotency-key': 'k' },
      schema,
    });
    expect(await requests[0]?.json()).toEqual({ data: { name: 'Ole' } });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k');
  });

  it('returns the content of the envelope, or the body without one', async () => {
    answers(http.get(`${api}/things`, ok));
    expect(await client().request({ path, schema })).toEqual({ name: 'Ole' });
    answers(http.get(`${api}/things`, () => HttpResponse.json({ name: 'Ida' })));
    expect(await client().request({ path, schema })).toEqual({ name: 'Ida' });
  });
});

describe('a failed call', () => {
  it('becomes a self-service error from the body (HTTP-015, HTTP-017)', async () => {
    const body = { code: 'InvalidPassword', statusCode: '400', failingSystem: 'Selfservice' };
    answersWith(400, JSON.stringify(body));
    const error: unknown = await client()
      .request({ path, schema })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SelfserviceError);
    expect(error).toMatchObject({ code: 'InvalidPassword', status: 400, retryable: true });
  });

  it('has the message of its code, and the correlation id (HTTP-018, HTTP-019)', async () => {
    const body = { code: 'ArgumentError', subCode: 'BarringLimitIsMissing', statusCode: '400' };
    answersWith(400, JSON.stringify({ ...body, failingSystem: 'SubscriptionsAPI' }));
    await expect(client().request({ path, schema })).rejects.toMatchObject({
      message: 'Vælg en beløbsgrænse.',
      saysAll: true,
      correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it.each([
    ['no body', null],
    ['invalid JSON', '<html>'],
    ['an unknown failing system', '{"code":"X","statusCode":"400","failingSystem":"Elsewhere"}'],
  ])('with %s becomes a network error by status (HTTP-022)', async (_what, body) => {
    answersWith(500, body);
    const call = client().request({ path, schema });
    await expect(call).rejects.toBeInstanceOf(NetworkError);
    await expect(call).rejects.toMatchObject({
      status: 500,
      message: 'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
    });
  });

  it('without an answer becomes a general network error (HTTP-023)', async () => {
    answers(http.get(`${api}/things`, () => HttpResponse.error()));
    await expect(client().request({ path, schema })).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
      message: 'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.',
    });
  });

  it.each([
    ['a read', 'GET', { readTimeoutMs: 20, timeoutMs: 60_000 }],
    ['a write', 'POST', { readTimeoutMs: 1, timeoutMs: 20 }],
  ] as const)('times out without an answer, with a separate limit for %s', async (_what, method, limits) => {
    answers(http.all(`${api}/things`, () => delay('infinite')));
    const call = client(limits).request({ method, path, schema });
    await expect(call).rejects.toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
  });

  it('times out when a file does not arrive, with a separate limit', async () => {
    answers(http.all(`${api}/things`, () => delay('infinite')));
    const call = client({ readTimeoutMs: 1, timeoutMs: 1, fileTimeoutMs: 20 }).file({ path });
    await expect(call).rejects.toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
  });

  it('gives an upload ten minutes', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const requests = recorded();
    const content = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    await client().request({ method: 'POST', path, content, schema });
    expect(timeout.mock.calls).toEqual([[600_000]]);
    expect(requests[0]?.headers.get('content-type')).toBe('application/pdf');
  });

  it('refuses an answer of more than 10 million characters', async () => {
    const body = JSON.stringify({ data: { name: 'x'.repeat(10_000_000) } });
    answersWith(200, body);
    await expect(client().request({ path, schema })).rejects.toMatchObject({
      kind: 'data-parsing',
      properties: ['(svaret)'],
    });
  });

  it('names at most twenty properties that break the contract', async () => {
    const list = data(z.object({ names: z.array(z.string()) }));
    answersWith(200, JSON.stringify({ data: { names: Array.from({ length: 500 }, () => 7) } }));
    const error: unknown = await client()
      .request({ path, schema: list })
      .catch((reason: unknown) => reason);
    const { properties } = error as DataParsingError;
    expect(properties).toHaveLength(20);
    expect(properties[19]).toBe('names.19');
  });

  it('is not a network error when the caller aborts', async () => {
    answers(http.get(`${api}/things`, () => delay('infinite')));
    const controller = new AbortController();
    const call = client().request({ path, schema, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('names the properties that break the contract, with the correlation id (ERR-014)', async () => {
    const requests: Request[] = [];
    answers(
      http.get(`${api}/things`, ({ request }) => {
        requests.push(request);
        return HttpResponse.json({ data: { users: [{ email: 'a@b.dk' }, { email: 7 }] } });
      }),
    );
    const users = data(z.object({ users: z.array(z.object({ email: z.string() })) }));
    const error: unknown = await client()
      .request({ path, schema: users })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataParsingError);
    expect(error).toMatchObject({
      properties: ['users.1.email'],
      correlationId: requests[0]?.headers.get('x-correlation-id'),
    });
  });

  it('names the whole answer when it is not JSON', async () => {
    answersWith(200, 'hello');
    await expect(client().request({ path, schema })).rejects.toMatchObject({ properties: ['(svaret)'] });
  });
});

describe('a refused call', () => {
  it('reports that the sign-in has ended (AUTH-030)', async () => {
    answersWith(401);
    const { request, onUnauthorized } = client();
    await expect(request({ path, schema })).rejects.toBeInstanceOf(UnauthorizedError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is an ordinary error when signed out', async () => {
    answersWith(401);
    const { request, onUnauthorized } = client({ accessToken: () => undefined });
    await expect(request({ path, schema })).rejects.toMatchObject({ kind: 'network', status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([400, 403, 404, 500, 503])(
    'does not report a %d as the end of the sign-in (AUTH-031)',
    async status => {
      answersWith(status);
      const { request, onUnauthorized } = client();
      await expect(request({ path, schema })).rejects.toMatchObject({ status });
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );
});

describe('a cached read', () => {
  /** A backend with these things, by their ids, that answers 304 to a request with the current ETag. */
  const versioned = (names: Record<string, string>): Request[] => {
    const requests: Request[] = [];
    answers(
      http.all(`${api}/things/:id`, ({ request, params }) => {
        requests.push(request.clone());
        const name = names[String(params['id'])] ?? '';
        const etag = `"${name.slice(0, 20)}"`;
        return request.headers.get('if-none-match') === etag
          ? new HttpResponse(null, { status: 304, headers: { etag } })
          : HttpResponse.json({ data: { name, secondName: 'Juul' } }, { headers: { etag } });
      }),
    );
    return requests;
  };
  const known = (requests: readonly Request[]) =>
    requests.map(request => request.headers.get('if-none-match'));

  it('sends its ETag, and reuses the answer when unchanged', async () => {
    const names = { '1': 'Ole' };
    const requests = versioned(names);
    const { request } = client();
    const read = () => request({ path: `${path}/1`, schema });
    expect([await read(), await read()]).toEqual([{ name: 'Ole' }, { name: 'Ole' }]);
    names['1'] = 'Ida';
    expect([await read(), await read()]).toEqual([{ name: 'Ida' }, { name: 'Ida' }]);
    expect(known(requests)).toEqual([null, '"Ole"', '"Ole"', '"Ida"']);
  });

  it('is parsed with the schema of each caller', async () => {
    versioned({ '1': 'Ole' });
    const { request } = client();
    await request({ path: `${path}/1`, schema });
    const more = data(z.object({ secondName: z.string() }));
    expect(await request({ path: `${path}/1`, schema: more })).toEqual({ secondName: 'Juul' });
  });

  it.each([
    ['another address', { query: { page: 2 } }],
    ['another method', { method: 'PUT' }],
    ['a call with its own headers', { headers: { 'if-match': '"3"' } }],
  ] as const)('sends no ETag for %s', async (_what, call) => {
    const requests = versioned({ '1': 'Ole' });
    const { request } = client();
    await request({ path: `${path}/1`, schema });
    await request({ path: `${path}/1`, schema, ...call });
    expect(known(requests)).toEqual([null, null]);
  });

  it('is not stored when signed out, nor without an ETag', async () => {
    const requests = versioned({ '1': 'Ole' });
    const { request } = client({ accessToken: () => undefined });
    await request({ path: `${path}/1`, schema });
    await request({ path: `${path}/1`, schema });
    expect(known(requests)).toEqual([null, null]);
    const untagged = recorded();
    const signedIn = client();
    await signedIn.request({ path, schema });
    await signedIn.request({ path, schema });
    expect(known(untagged)).toEqual([null, null]);
  });

  it('is one of the last 50, and not too long', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index));
    const long = 'x'.repeat(200_000);
    const requests = versioned({ ...Object.fromEntries(ids.map(id => [id, `thing ${id}`])), long });
    const { request } = client();
    for (const id of [...ids, 'long', '1', '0', 'long']) await request({ path: `${path}/${id}`, schema });
    expect(known(requests).slice(ids.length)).toEqual([null, '"thing 1"', null, null]);
  });

  it('sends no ETag after a failed call, since a backend may refuse it', async () => {
    const requests = versioned({ '1': 'Ole' });
    const { request } = client();
    const read = () => request({ path: `${path}/1`, schema });
    await read();
    server.use(http.get(`${api}/things/1`, () => HttpResponse.error(), { once: true }));
    await expect(read()).rejects.toBeInstanceOf(NetworkError);
    await read();
    await read();
    expect(known(requests)).toEqual([null, null, '"Ole"']);
  });

  it('fails on a 304 without an ETag sent', async () => {
    answersWith(304);
    await expect(client().request({ path, schema })).rejects.toBeInstanceOf(NetworkError);
  });
});
