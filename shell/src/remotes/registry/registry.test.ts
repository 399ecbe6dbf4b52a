import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { loadRegistry } from './registry.ts';

const url = 'https://portal.test/selvbetjening/remotes.json';
const registry = { schemaVersion: 1, remotes: [anyRegisteredRemote()] };

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const answers = (answer: () => Response) => {
  server.use(http.get(url, answer));
};
const load = () => loadRegistry({ url, storage: localStorage });

it('fetches the registry without the cache', async () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(Response.json(registry)),
  );
  expect(await loadRegistry({ url, storage: localStorage, fetch: fetched })).toEqual({
    registry,
    source: 'network',
  });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it.each([
  ['the browser is offline', () => HttpResponse.error()],
  ['the server fails', () => new HttpResponse(null, { status: 503 })],
  ['the response is not JSON', () => HttpResponse.html('<p>')],
  ['the response is not a registry', () => HttpResponse.json({ schemaVersion: 2, remotes: [] })],
])('falls back to the last valid copy when %s', async (_what, answer) => {
  answers(() => HttpResponse.json(registry));
  await load();
  answers(answer);
  const onCopy = jest.fn();
  expect(await loadRegistry({ url, storage: localStorage, onCopy })).toEqual({
    registry,
    source: 'last-good-copy',
  });
  expect(onCopy).toHaveBeenCalledTimes(1);
});

it('rejects an older registry, and uses the newer copy', async () => {
  const at = (writtenAt?: string) => ({ ...registry, ...(writtenAt === undefined ? {} : { writtenAt }) });
  const newer = at('2026-11-22T10:00:00.001Z');
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T09:30:00Z'));
  answers(() => HttpResponse.json(newer));
  await load();
  for (const older of [at('2026-11-22T10:00:00.000Z'), at()]) {
    answers(() => HttpResponse.json(older));
    const onCopy = jest.fn<undefined, [Error]>();
    expect(await loadRegistry({ url, storage: localStorage, onCopy })).toEqual({
      registry: newer,
      source: 'last-good-copy',
    });
    expect(onCopy.mock.calls[0]?.[0].cause).toMatchObject({
      message: expect.stringMatching(
        /^It has gone back in time: it is of .*, and was of 2026-11-22/,
      ) as string,
    });
  }
  for (const asNew of [newer, at('2026-11-22T10:00:00.002Z')]) {
    answers(() => HttpResponse.json(asNew));
    expect(await load()).toEqual({ registry: asNew, source: 'network' });
  }
  localStorage.setItem('portal.registry', JSON.stringify(at('2026-11-22T10:30:00Z')));
  expect(await load()).toEqual({ registry: at('2026-11-22T10:00:00.002Z'), source: 'network' });
  jest.restoreAllMocks();
});

it('skips an invalid remote when there is no copy, and reports why', async () => {
  const broken = { ...anyRegisteredRemote(), id: 'mfe-broken', menu: [{ key: '' }] };
  answers(() => HttpResponse.json({ ...registry, remotes: [broken, ...registry.remotes, null] }));
  const onCopy = jest.fn<undefined, [Error]>();
  expect(await loadRegistry({ url, storage: localStorage, onCopy })).toEqual({ registry, source: 'network' });
  expect(onCopy.mock.calls[0]?.[0].cause).toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({ path: ['remotes', 0, 'menu', 0, 'key'] }),
    ]) as unknown,
  });
  answers(() => HttpResponse.json({ ...registry, remotes: [broken] }));
  await expect(load()).rejects.toThrow('no earlier copy');
});

it('rejects without a copy', async () => {
  answers(() => HttpResponse.error());
  await expect(load()).rejects.toThrow(
    'The registry of remotes could not be loaded and there is no earlier copy.',
  );
});

it.each(['rubbish', '{"schemaVersion":1}'])('ignores the invalid copy %p', async copy => {
  localStorage.setItem('portal.registry', copy);
  answers(() => HttpResponse.error());
  await expect(load()).rejects.toThrow('no earlier copy');
});

it('works without storage', async () => {
  const fails = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
  answers(() => HttpResponse.json(registry));
  const loaded = await loadRegistry({ url, storage: { getItem: fails, setItem: fails } });
  expect(loaded.source).toBe('network');
});
