import * as z from 'zod/mini';
import { data } from '../contracts/wire.ts';
import { NetworkError, UnauthorizedError } from '../errors/portal-error.ts';
import { createEarlyReads, type EarlyReads } from './early-reads.ts';
import { createHttp, type HttpOptions } from './create-http.ts';

const address = 'https://api.test/self-service-api/things?customerId=1001';
const schema = data(z.object({ name: z.string() }));
const onUnauthorized = jest.fn();
let asked: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  jest.resetAllMocks();
  asked = jest.spyOn(globalThis, 'fetch');
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: { name: 'Ole' } })));
});
afterEach(() => {
  jest.useRealTimers();
});

const aheadOf = (...addresses: string[]): EarlyReads => {
  const ahead = createEarlyReads();
  ahead.ask(addresses, 'token-1');
  return ahead;
};
const clientOver = (ahead: EarlyReads, options: Partial<HttpOptions> = {}) =>
  createHttp({
    services: { '/self-service-api': 'https://api.test/self-service-api' },
    accessToken: () => 'token-1',
    onUnauthorized,
    takeAhead: ahead.take,
    ...options,
  });
const read = (ahead: EarlyReads, options?: Partial<HttpOptions>, more?: object) =>
  clientOver(ahead, options).request({
    path: '/self-service-api/things',
    query: { customerId: '1001' },
    schema,
    ...more,
  });
const sent = (call: number) => {
  const [to, { headers, signal, ...others } = {}] = asked.mock.calls[call] ?? [];
  return { to, headers: new Headers(headers), others, isGivenUp: signal?.aborted };
};

describe('a prefetched read', () => {
  it('is used instead of a request, once', async () => {
    const ahead = aheadOf(address);
    expect(await read(ahead)).toEqual({ name: 'Ole' });
    expect(asked).toHaveBeenCalledTimes(1);
    await read(ahead);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is requested in the same way as by the client', async () => {
    await read(aheadOf(address));
    await read(createEarlyReads());
    const [first, second] = [sent(0), sent(1)];
    expect(first.to).toBe(second.to);
    expect(first.headers.get('authorization')).toBe('Bearer token-1');
    expect(first.others.credentials).toBe(second.others.credentials);
    expect([...first.headers.keys()]).toEqual([...second.headers.keys()]);
    expect(first.headers.get('accept')).toBe(second.headers.get('accept'));
  });

  it.each([
    ['another token', {}, { accessToken: () => 'token-2' }],
    ['no token', {}, { accessToken: () => undefined }],
    ['another query', { query: { customerId: '1002' } }, {}],
    ['its own headers', { headers: { accept: 'text/csv' } }, {}],
    ['another method', { method: 'POST' }, {}],
  ])('is not used for a call with %s', async (_what, more, options) => {
    await read(aheadOf(address), options, more);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is aborted when a read has another token', async () => {
    const ahead = aheadOf(address);
    await read(ahead, { accessToken: () => 'token-2' });
    expect(sent(0).isGivenUp).toBe(true);
    await read(ahead);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('expires after 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const [old, fresh] = [aheadOf(address), aheadOf(address)];
    jest.advanceTimersByTime(14_999);
    await read(fresh);
    expect(asked).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await read(old);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is aborted by drop, after which nothing is prefetched', () => {
    const ahead = aheadOf(address);
    ahead.drop();
    ahead.ask([address], 'token-1');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(sent(0).isGivenUp).toBe(true);
    expect(ahead.take(address, 'token-1')).toBeUndefined();
  });

  it('hides the token from patched built-ins', () => {
    const ahead = aheadOf(address);
    const seen: unknown[] = [];
    const spies = [
      jest.spyOn(Map.prototype, 'get').mockImplementation(function (this: unknown) {
        seen.push(this);
      }),
      jest.spyOn(Object, 'keys').mockImplementation(value => {
        seen.push(value);
        return [];
      }),
    ];
    ahead.take(address, 'another');
    ahead.drop();
    for (const spy of spies) spy.mockRestore();
    expect(JSON.stringify(seen)).not.toContain('token-1');
  });
});

describe('a failed prefetch', () => {
  const failureOf = async (ahead: EarlyReads, options?: Partial<HttpOptions>, more?: object) =>
    read(ahead, options, more).catch((error: unknown) => error);

  it('with 401 ends the sign-in', async () => {
    asked.mockResolvedValue(new Response(null, { status: 401 }));
    expect(await failureOf(aheadOf(address))).toBeInstanceOf(UnauthorizedError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('with 403 or no connection fails with its own correlation id', async () => {
    for (const answer of [
      () => Promise.resolve(new Response(null, { status: 403 })),
      () => Promise.reject(new TypeError('offline')),
    ]) {
      asked.mockClear();
      asked.mockImplementation(answer);
      const error = await failureOf(aheadOf(address));
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ correlationId: sent(0).headers.get('x-correlation-id') });
      expect(asked).toHaveBeenCalledTimes(1);
    }
  });

  it('without an answer times out, and is aborted with the call', async () => {
    asked.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(init.signal?.reason as Error);
          });
        }),
    );
    expect(await failureOf(aheadOf(address), { readTimeoutMs: 5 })).toMatchObject({
      kind: 'network',
      cause: { name: 'TimeoutError' },
    });
    const stop = new AbortController();
    const left = failureOf(aheadOf(address), {}, { signal: stop.signal });
    stop.abort(new Error('left the page'));
    expect(await left).toMatchObject({ message: 'left the page' });
  });
});
