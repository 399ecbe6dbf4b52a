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

/** Answers every call and keeps them. */
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

describe('addresses', () => {
  const services = { '/self-service-api': 'https://api.test/v1', '/log': 'https://log.test' };

  it.each([
    ['/self-service-api', 'https://api.test/v1'],
    ['/self-service-api/users/v2', 'https://api.test/v1/users/v2'],
    ['/log/entries', 'https://log.test/entries'],
  ])('rewrites the prefix of %s to its service (HTTP-005)', (relative, address) => {
    expect(resolveAddress(services, relative).href).toBe(address);
  });

  it.each(['/other/users', '/self-service-apis/users', 'self-service-api/users', ''])(
    'refuses the path %p, which no service has, and names those there are (HTTP-006, HTTP-011)',
    unknown => {
      expect(() => resolveAddress(services, unknown)).toThrow(
        `No service is registered for the path ${unknown}. Known prefixes: /self-service-api, /log.`,
      );
    },
  );

  it.each([
    ['arrays without indexes (HTTP-007)', { a: ['1', '2'], b: 3 }, '?a=1&a=2&b=3'],
    ['nothing for what is not there', { a: undefined, b: null, c: [], d: [undefined, 'x'] }, '?d=x'],
    ['false, 0 and the empty text as they are', { a: false, b: 0, c: '' }, '?a=false&b=0&c='],
    ['what has a meaning in addresses as text', { a: 'b&c=d é' }, '?a=b%26c%3Dd+%C3%A9'],
  ])('writes %s', (_what, query, search) => {
    expect(resolveAddress(services, '/log/x', query).search).toBe(search);
  });
});

describe('a call', () => {
  it('carries the bearer token and JSON (HTTP-001, HTTP-003)', async () => {
    const requests = recorded();
    await client().request({ path, schema });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('is made with credentials (HTTP-004)', async () => {
    const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(ok()));
    await client({ fetch: fetched }).request({ path, schema });
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  it('carries a correlation id of its own (HTTP-002)', async () => {
    const requests = recorded();
    const { request } = client();
    await request({ path, schema });
    await request({ path, schema });
    const [first, second] = requests.map(({ headers }) => headers.get('x-correlation-id'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('carries no credential where nobody is signed in', async () => {
    const requests = recorded();
    await client({ accessToken: () => undefined }).request({ path, schema });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each<HttpMethod>(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('may be a %s (HTTP-008)', async method => {
    const requests = recorded();
    await client().request({ method, path, schema });
    expect(requests[0]?.method).toBe(method);
  });

  it('wraps its body, and adds headers of the caller', async () => {
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

  it('answers what is inside the envelope, or the body itself where there is none', async () => {
    answers(http.get(`${api}/things`, ok));
    expect(await client().request({ path, schema })).toEqual({ name: 'Ole' });
    answers(http.get(`${api}/things`, () => HttpResponse.json({ name: 'Ida' })));
    expect(await client().request({ path, schema })).toEqual({ name: 'Ida' });
  });
});

describe('a failed call', () => {
  it('becomes a self-service error when the body says why (HTTP-015, HTTP-017)', async () => {
    const body = { code: 'InvalidPassword', statusCode: '400', failingSystem: 'Selfservice' };
    answersWith(400, JSON.stringify(body));
    const error: unknown = await client()
      .request({ path, schema })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SelfserviceError);
    expect(error).toMatchObject({ code: 'InvalidPassword', status: 400, retryable: true });
  });

  it('is said in the words of its code, with the number of the call (HTTP-018, HTTP-019)', async () => {
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
    ['no JSON', '<html>'],
    ['an unknown failing system', '{"code":"X","statusCode":"400","failingSystem":"Elsewhere"}'],
  ])('becomes a network error by status with %s (HTTP-022)', async (_what, body) => {
    answersWith(500, body);
    const call = client().request({ path, schema });
    await expect(call).rejects.toBeInstanceOf(NetworkError);
    await expect(call).rejects.toMatchObject({
      status: 500,
      message: 'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
    });
  });

  it('is a general network error without an answer (HTTP-023)', async () => {
    answers(http.get(`${api}/things`, () => HttpResponse.error()));
    await expect(client().request({ path, schema })).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
      message: 'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.',
    });
  });

  it.each([
    ['a read', 'GET', { readTimeoutMs: 20, timeoutMs: 60_000 }],
    ['a change', 'POST', { readTimeoutMs: 1, timeoutMs: 20 }],
  ] as const)(
    'is given up when no answer comes, in a time of its own for %s',
    async (_what, method, limits) => {
      answers(http.all(`${api}/things`, () => delay('infinite')));
      const call = client(limits).request({ method, path, schema });
      await expect(call).rejects.toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
    },
  );

  it('is given up when a file does not come, in a time of its own', async () => {
    answers(http.all(`${api}/things`, () => delay('infinite')));
    const call = client({ readTimeoutMs: 1, timeoutMs: 1, fileTimeoutMs: 20 }).file({ path });
    await expect(call).rejects.toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
  });

  it('takes an answer of 10 million characters and more for none', async () => {
    const body = JSON.stringify({ data: { name: 'x'.repeat(10_000_000) } });
    answersWith(200, body);
    await expect(client().request({ path, schema })).rejects.toMatchObject({
      kind: 'data-parsing',
      properties: ['(svaret)'],
    });
  });

  it('names twenty of the properties that break the contract, each once', async () => {
    const list = data(z.object({ names: z.array(z.string()) }));
    answersWith(200, JSON.stringify({ data: { names: Array.from({ length: 500 }, () => 7) } }));
    const error: unknown = await client()
      .request({ path, schema: list })
      .catch((reason: unknown) => reason);
    const { properties } = error as DataParsingError;
    expect(properties).toHaveLength(20);
    expect(properties[19]).toBe('names.19');
  });

  it('is no error of the network when the caller gave up', async () => {
    answers(http.get(`${api}/things`, () => delay('infinite')));
    const controller = new AbortController();
    const call = client().request({ path, schema, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('names the properties that break the contract, and the correlation id (ERR-014)', async () => {
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

  it('names the answer itself when it is no JSON at all', async () => {
    answersWith(200, 'hello');
    await expect(client().request({ path, schema })).rejects.toMatchObject({ properties: ['(svaret)'] });
  });
});

describe('a refused call', () => {
  it('reports the end of the sign-in (AUTH-030)', async () => {
    answersWith(401);
    const { request, onUnauthorized } = client();
    await expect(request({ path, schema })).rejects.toBeInstanceOf(UnauthorizedError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is an ordinary error where nobody is signed in', async () => {
    answersWith(401);
    const { request, onUnauthorized } = client({ accessToken: () => undefined });
    await expect(request({ path, schema })).rejects.toMatchObject({ kind: 'network', status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([400, 403, 404, 500, 503])('passes a %d on (AUTH-031)', async status => {
    answersWith(status);
    const { request, onUnauthorized } = client();
    await expect(request({ path, schema })).rejects.toMatchObject({ status });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a read that was answered before', () => {
  /** A backend that has these things, by their names in the address, and says 304 to whoever has one as it is. */
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

  it('says which answer it has, and takes that where it is as it was', async () => {
    const names = { '1': 'Ole' };
    const requests = versioned(names);
    const { request } = client();
    const read = () => request({ path: `${path}/1`, schema });
    expect([await read(), await read()]).toEqual([{ name: 'Ole' }, { name: 'Ole' }]);
    names['1'] = 'Ida';
    expect([await read(), await read()]).toEqual([{ name: 'Ida' }, { name: 'Ida' }]);
    expect(known(requests)).toEqual([null, '"Ole"', '"Ole"', '"Ida"']);
  });

  it('gives each caller what its own schema has of it', async () => {
    versioned({ '1': 'Ole' });
    const { request } = client();
    await request({ path: `${path}/1`, schema });
    const more = data(z.object({ secondName: z.string() }));
    expect(await request({ path: `${path}/1`, schema: more })).toEqual({ secondName: 'Juul' });
  });

  it.each([
    ['another address', { query: { page: 2 } }],
    ['a change', { method: 'PUT' }],
    ['a call with headers of its own', { headers: { 'if-match': '"3"' } }],
  ] as const)('says nothing of it to %s', async (_what, call) => {
    const requests = versioned({ '1': 'Ole' });
    const { request } = client();
    await request({ path: `${path}/1`, schema });
    await request({ path: `${path}/1`, schema, ...call });
    expect(known(requests)).toEqual([null, null]);
  });

  it('is not kept of a public call, nor of one without a tag', async () => {
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

  it('keeps the last 50, and no long ones', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index));
    const long = 'x'.repeat(200_000);
    const requests = versioned({ ...Object.fromEntries(ids.map(id => [id, `thing ${id}`])), long });
    const { request } = client();
    for (const id of [...ids, 'long', '1', '0', 'long']) await request({ path: `${path}/${id}`, schema });
    expect(known(requests).slice(ids.length)).toEqual([null, '"thing 1"', null, null]);
  });

  it('says nothing of it again after a call that failed: a backend may refuse those that do', async () => {
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

  it('is a failure where the backend says 304 of what was not named', async () => {
    answersWith(304);
    await expect(client().request({ path, schema })).rejects.toBeInstanceOf(NetworkError);
  });
});
