/** How the loader preloads remotes. */
import { anyRelease } from 'shared/testing/builders.ts';
import { controlledLoader, id, remote } from './testing/controlled-loader.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('preloads the remote for a later visit, only once', async () => {
  const { loader, loadExposedModule, attempts } = controlledLoader();
  const first = loader.preload(id);
  const second = loader.preload(id);
  attempts[0]?.resolve({ remote });
  await pass(0);
  expect(await Promise.all([first, second, loader.preload(id)])).toEqual([remote, remote, remote]);
  loader.load(id);
  expect(loader.stateOf(id)).toMatchObject({ state: 'ready', remote });
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});

it('has the same gates as a visit', async () => {
  const { loader, loadExposedModule, failures } = controlledLoader({
    current: anyRelease({ contract: '^2.0.0' }),
  });
  const preloaded = loader.preload(id);
  await pass(0);
  expect(await preloaded).toBeUndefined();
  expect(loadExposedModule).not.toHaveBeenCalled();
  expect(failures).toEqual([]);
});

it('does not report a failure, and lets the visit try again', async () => {
  const { loader, loadExposedModule, attempts, failures } = controlledLoader();
  const preloaded = loader.preload(id);
  attempts[0]?.reject(new Error('offline'));
  await pass(0);
  expect(await preloaded).toBeUndefined();
  expect(loader.stateOf(id)).toEqual({ state: 'idle' });
  expect(failures).toEqual([]);
  expect(loader.lastFailureOf(id)).toBeUndefined();

  loader.load(id);
  attempts[1]?.resolve({ remote });
  await pass(0);
  expect(loader.stateOf(id).state).toBe('ready');
  expect(loadExposedModule).toHaveBeenCalledTimes(2);
});

it('times out without reporting it', async () => {
  const { loader, seen } = controlledLoader();
  const preloaded = loader.preload(id);
  await pass(8_000);
  expect(await preloaded).toBeUndefined();
  expect(seen).toEqual(['loading', 'idle']);
});

it('is shared by a visit, which becomes slow after 3 s', async () => {
  const { loader, loadExposedModule, attempts, seen } = controlledLoader();
  void loader.preload(id);
  await pass(1_000);
  loader.load(id);
  loader.load(id);
  await pass(2_999);
  expect(loader.stateOf(id).state).toBe('loading');
  await pass(1);
  expect(loader.stateOf(id).state).toBe('slow');
  attempts[0]?.resolve({ remote });
  await pass(0);
  expect(seen).toEqual(['loading', 'slow', 'ready']);
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});

it('retries when it fails during a visit, and reports a second failure', async () => {
  const { loader, attempts, failures } = controlledLoader();
  void loader.preload(id);
  loader.load(id);
  attempts[0]?.reject(new Error('offline'));
  await pass(0);
  expect(loader.stateOf(id).state).toBe('loading');
  expect(failures).toEqual([]);
  attempts[1]?.reject(new Error('offline'));
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'not-loaded' });
  expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'not-loaded']]);
});

it('does not make a visit wait longer than 8 s in total', async () => {
  const { loader, attempts, seen } = controlledLoader();
  void loader.preload(id);
  await pass(1_000);
  loader.load(id);
  await pass(6_000);
  attempts[0]?.reject(new Error('offline'));
  await pass(1_999);
  expect(loader.stateOf(id).state).toBe('slow');
  await pass(1);
  expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'timed-out' });
  expect(seen).toEqual(['loading', 'slow', 'slow', 'slow', 'failed']);
});

it('reports a failed release when the previous one runs', async () => {
  const previous = anyRelease({ version: '0.9.0', buildId: 'old000' });
  const { loader, attempts, failures } = controlledLoader({ previous });
  void loader.preload(id);
  attempts[0]?.reject(new Error('gone'));
  await pass(0);
  expect(failures).toEqual([]);
  attempts[1]?.resolve({ remote });
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'ready', running: { source: 'previous' } });
  expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'not-loaded']]);
});

it('does not retry a remote that failed during a visit', async () => {
  const { loader, loadExposedModule, attempts } = controlledLoader();
  loader.load(id);
  attempts[0]?.reject(new Error('offline'));
  await pass(0);
  expect(await loader.preload(id)).toBeUndefined();
  expect(loader.stateOf(id).state).toBe('failed');
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});

it('prefetches files without loading the remote', async () => {
  const { loader, loadExposedModule, fetchRelease, seen } = controlledLoader();
  const { signal } = new AbortController();
  await loader.fetchAhead(id, signal);
  expect(fetchRelease.mock.calls).toEqual([[anyRelease(), signal]]);
  expect(loadExposedModule).not.toHaveBeenCalled();
  expect(seen).toEqual([]);
});

it.each([
  ['nothing of a release that a gate rejects', undefined, []],
  ['the fallback of a release that a gate rejects', 'previous', ['0.9.0']],
])('fetches %s', async (_what, previous, expected) => {
  const { loader, fetchRelease } = controlledLoader({
    current: anyRelease({ contract: '^2.0.0' }),
    ...(previous === undefined ? {} : { previous: anyRelease({ version: '0.9.0' }) }),
  });
  await loader.fetchAhead(id, new AbortController().signal);
  expect(fetchRelease.mock.calls.map(([{ version }]) => version)).toEqual(expected);
});

it('prefetches nothing of a remote that loads, is loaded, failed, or is not registered', async () => {
  const { loader, attempts, fetchRelease } = controlledLoader();
  const { signal } = new AbortController();
  await loader.fetchAhead('mfe-none', signal);
  loader.load(id);
  await loader.fetchAhead(id, signal);
  attempts[0]?.reject(new Error('offline'));
  await pass(0);
  await loader.fetchAhead(id, signal);
  loader.retry(id);
  attempts[1]?.resolve({ remote });
  await pass(0);
  await loader.fetchAhead(id, signal);
  expect(loader.stateOf(id).state).toBe('ready');
  expect(fetchRelease).not.toHaveBeenCalled();
});
