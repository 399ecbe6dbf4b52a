import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { matchesNothing } from 'shared/remote/integrity';
import { RefusedRelease } from './releases/release-gate.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { controlledLoader, id, remote } from './testing/controlled-loader.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('loads nothing by itself', () => {
  const { loader, loadExposedModule } = controlledLoader();
  expect(loader.stateOf(id)).toEqual({ state: 'idle' });
  expect(loadExposedModule).not.toHaveBeenCalled();
});

it.each([
  ['faktura', id],
  ['faktureringskonti', id],
  ['faktur', undefined],
  ['velkommen', undefined],
  ['', undefined],
])('returns the owner of the path segment %p', (segment, owner) => {
  expect(controlledLoader().loader.ownerOf(segment)?.id).toBe(owner);
});

it('becomes ready with the exposed remote', async () => {
  const { loader, loadExposedModule, attempts, seen } = controlledLoader();
  loader.load(id);
  expect(loadExposedModule).toHaveBeenCalledWith(id, anyRelease());
  attempts[0]?.resolve({ remote });
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'ready', remote });
  expect(seen).toEqual(['loading', 'ready']);
});

it('is slow after 3 seconds, and may still become ready', async () => {
  const { loader, attempts, seen } = controlledLoader();
  loader.load(id);
  await pass(2_999);
  expect(loader.stateOf(id).state).toBe('loading');
  await pass(1);
  expect(loader.stateOf(id).state).toBe('slow');
  attempts[0]?.resolve({ remote });
  await pass(0);
  expect(seen).toEqual(['loading', 'slow', 'ready']);
});

it('does not load twice while loading, slow, ready or failed', async () => {
  const { loader, loadExposedModule, attempts } = controlledLoader();
  loader.load(id);
  loader.load(id);
  await pass(3_000);
  loader.load(id);
  loader.retry(id);
  attempts[0]?.resolve({ remote });
  await pass(0);
  loader.load(id);
  loader.retry(id);
  expect(loadExposedModule).toHaveBeenCalledTimes(1);

  const other = controlledLoader();
  other.loader.load(id);
  other.attempts[0]?.reject(new Error('offline'));
  await pass(0);
  other.loader.load(id);
  expect(other.loadExposedModule).toHaveBeenCalledTimes(1);
});

it('fails when the code fails to load, and reports the release', async () => {
  const { loader, attempts, failures } = controlledLoader();
  const cause = new Error('offline');
  loader.load(id);
  attempts[0]?.reject(cause);
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'not-loaded', error: { cause } });
  expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'not-loaded']]);
});

it.each([
  ['no remote', {}],
  ['another remote', { remote: { id: 'mfe-profile', routes: [] } }],
  ['no routes', { remote: { id } }],
])('fails when the module exposes %s', async (_what, exposed) => {
  const { loader, attempts } = controlledLoader();
  loader.load(id);
  attempts[0]?.resolve(exposed);
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'wrong-shape' });
});

it.each([
  ['a foreign origin', { manifest: 'https://evil.test/mf.json' }, 'foreign-origin'],
  ['another contract', { contract: '^2.0.0' }, 'contract-mismatch'],
  [
    'hashes from a foreign origin',
    { integrity: { map: 'https://evil.test/integrity.json', hash: matchesNothing } },
    'foreign-origin',
  ],
])('does not load code of a release with %s', async (_what, changes, failure) => {
  const { loader, loadExposedModule, failures } = controlledLoader({ current: anyRelease(changes) });
  loader.load(id);
  await pass(0);
  expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure });
  expect(loadExposedModule).not.toHaveBeenCalled();
  expect(failures).toHaveLength(1);
});

describe('without a response', () => {
  it('times out after 8 seconds', async () => {
    const { loader, failures, seen } = controlledLoader();
    loader.load(id);
    await pass(7_999);
    expect(loader.stateOf(id).state).toBe('slow');
    await pass(1);
    expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'timed-out' });
    expect(seen).toEqual(['loading', 'slow', 'failed']);
    expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'timed-out']]);
  });

  it.each(['answer', 'failure'])('stays failed on a late %s', async late => {
    const { loader, attempts, failures, seen } = controlledLoader();
    loader.load(id);
    await pass(8_000);
    if (late === 'answer') attempts[0]?.resolve({ remote });
    else attempts[0]?.reject(new Error('late'));
    await pass(60_000);
    expect(seen).toEqual(['loading', 'slow', 'failed']);
    expect(failures).toHaveLength(1);
  });

  it('starts a new attempt on retry, independent of the old one', async () => {
    const { loader, attempts, loadExposedModule } = controlledLoader();
    loader.load(id);
    await pass(8_000);
    loader.retry(id);
    expect(loader.stateOf(id).state).toBe('loading');
    expect(loadExposedModule).toHaveBeenCalledTimes(2);
    attempts[0]?.reject(new Error('late'));
    await pass(2_999);
    expect(loader.stateOf(id).state).toBe('loading');
    await pass(1);
    expect(loader.stateOf(id).state).toBe('slow');
    attempts[1]?.resolve({ remote });
    await pass(0);
    expect(loader.stateOf(id)).toMatchObject({ state: 'ready', remote });
  });
});

it('is in the state failed before it reports the failure', async () => {
  const loader = createRemoteLoader({
    registry: { schemaVersion: 1, remotes: [anyRegisteredRemote()] },
    allowedOrigins: [],
    visit: () => ({ customerId: '1001', isToggleOn: () => false }),
    loadExposedModule: () => Promise.reject(new Error('not called')),
    fetchRelease: () => Promise.resolve(),
    onFailure: () => {
      expect(loader.stateOf(id).state).toBe('failed');
    },
  });
  loader.load(id);
  await pass(0);
  expect.assertions(2);
});

it('ignores a remote that is not in the registry', () => {
  const { loader, loadExposedModule } = controlledLoader();
  loader.load('mfe-unknown');
  loader.retry('mfe-unknown');
  expect(loader.stateOf('mfe-unknown').state).toBe('idle');
  expect(loadExposedModule).not.toHaveBeenCalled();
});

it('does not notify unsubscribed listeners', async () => {
  const { loader, attempts } = controlledLoader();
  const listener = jest.fn();
  loader.subscribe(listener)();
  loader.load(id);
  attempts[0]?.resolve({ remote });
  await pass(0);
  expect(listener).not.toHaveBeenCalled();
});

describe('an error thrown by a script while its remote loads', () => {
  const script = new URL('remoteEntry.js', anyRegisteredRemote().current.manifest).href;
  const thrown = new SyntaxError('half a script');

  it('is reported once, with the failure', async () => {
    const { loader, attempts, told } = controlledLoader();
    loader.load(id);
    expect(loader.takeThrown('https://elsewhere.test/remoteEntry.js', thrown)).toBe(false);
    expect(loader.takeThrown(script, thrown)).toBe(true);
    attempts[0]?.reject(new Error('no container'));
    await pass(0);
    loader.retry(id);
    attempts[1]?.reject(new Error('offline'));
    await pass(0);
    expect(told.map(failure => failure.thrown)).toEqual([thrown, undefined]);
  });

  it('is reported by itself when the remote loads anyway, and not taken afterwards', async () => {
    const { loader, attempts, onThrown } = controlledLoader();
    loader.load(id);
    loader.takeThrown(script, thrown);
    attempts[0]?.resolve({ remote });
    await pass(0);
    expect(onThrown.mock.calls).toEqual([['mfe-billing@1.0.0-abc123', thrown]]);
    expect(loader.takeThrown(script, thrown)).toBe(false);
  });
});

describe('the release of an error', () => {
  const folder = new URL('.', anyRegisteredRemote().current.manifest).href;
  const label = 'mfe-billing@1.0.0-abc123';
  const withStack = (stack: string) => Object.assign(new Error('x'), { stack });
  const running = async () => {
    const { loader, attempts } = controlledLoader();
    loader.load(id);
    attempts[0]?.resolve({ remote });
    await pass(0);
    return loader;
  };

  it.each([
    ['by its stack', withStack(`Error: x\n at Page (${folder}12.js:1:2)`), label],
    ['by its cause', new Error('y', { cause: withStack(`at ${folder}12.js:1:2`) }), label],
    [
      'by the chunk that failed to load',
      Object.assign(withStack('at https://portal.test/main.js'), {
        name: 'ChunkLoadError',
        request: `${folder}34.js`,
      }),
      label,
    ],
    ['not at all from another stack', withStack('at https://portal.test/main.js:1:2'), undefined],
    ['not at all from a string', 'text', undefined],
  ])('is known %s', async (_how, error, expected) => {
    expect((await running()).siteOf(error)?.label).toBe(expected);
  });

  it('is undefined until the remote is loaded, then found by the script', async () => {
    expect(controlledLoader().loader.siteOf(withStack(`at ${folder}12.js:1:2`))).toBeUndefined();
    expect((await running()).siteOf('a text', `${folder}12.js`)).toMatchObject({ id });
    expect((await running()).siteOf('a text', 'https://portal.test/12.js')).toBeUndefined();
  });
});

describe('with a previous release', () => {
  const previous = anyRelease({
    version: '0.9.0',
    buildId: 'old000',
    manifest: 'https://remotes.test/mfe-billing/0.9.0-old000/mf-manifest.json',
  });

  it('falls back to the previous one when the current one fails, and reports it', async () => {
    const { loader, attempts, failures, loadExposedModule } = controlledLoader({ previous });
    loader.load(id);
    attempts[0]?.reject(new Error('broken'));
    await pass(0);
    expect(loadExposedModule).toHaveBeenLastCalledWith(id, previous);
    attempts[1]?.resolve({ remote });
    await pass(0);
    expect(loader.stateOf(id)).toMatchObject({
      state: 'ready',
      running: { source: 'previous', release: previous },
    });
    expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'not-loaded']]);
    expect(loader.lastFailureOf(id)).toMatchObject({ isReplaced: true, failure: 'not-loaded' });
  });

  it('falls back without loading the current one when a gate rejects it', async () => {
    const { loader, attempts, loadExposedModule } = controlledLoader({
      current: anyRelease({ contract: '^2.0.0' }),
      previous,
    });
    loader.load(id);
    await pass(0);
    expect(loadExposedModule.mock.calls).toEqual([[id, previous]]);
    attempts[0]?.resolve({ remote });
    await pass(0);
    expect(loader.stateOf(id)).toMatchObject({ running: { source: 'previous' } });
  });

  it('fails when both fail, reports each once, and retries with the current one', async () => {
    const { loader, attempts, failures, loadExposedModule } = controlledLoader({ previous });
    loader.load(id);
    attempts[0]?.reject(new RefusedRelease('wrong-hash'));
    await pass(0);
    attempts[1]?.reject(new Error('broken'));
    await pass(0);
    expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'not-loaded' });
    expect(failures).toEqual([
      ['mfe-billing@1.0.0-abc123', 'wrong-hash'],
      ['mfe-billing@0.9.0-old000', 'not-loaded'],
    ]);
    loader.retry(id);
    expect(loadExposedModule).toHaveBeenLastCalledWith(id, anyRelease());
    attempts[2]?.resolve({ remote });
    await pass(0);
  });

  it('has one timeout of 8 seconds for both', async () => {
    const { loader, attempts, loadExposedModule, failures } = controlledLoader({ previous });
    loader.load(id);
    await pass(8_000);
    expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'timed-out' });
    attempts[0]?.reject(new Error('late'));
    await pass(0);
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'timed-out']]);
  });
});

describe('on a newer registry', () => {
  const next = anyRelease({
    version: '1.1.0',
    buildId: 'new111',
    manifest: 'https://remotes.test/mfe-billing/1.1.0-new111/mf-manifest.json',
  });
  const newer = {
    schemaVersion: 1 as const,
    remotes: [anyRegisteredRemote({ current: next, paths: ['andet'] })],
  };

  it('loads the new release of a remote that is not loaded yet, at its known paths', async () => {
    const { loader, loadExposedModule, attempts } = controlledLoader();
    loader.update(newer);
    expect(loader.ownerOf('faktura')?.id).toBe(id);
    loader.load(id);
    expect(loadExposedModule).toHaveBeenCalledWith(id, next);
    attempts[0]?.resolve({ remote });
    await pass(0);
    expect(loader.outdated()).toEqual([]);
  });

  it('keeps a running remote, and lists it as outdated', async () => {
    const { loader, loadExposedModule, attempts } = controlledLoader();
    loader.load(id);
    attempts[0]?.resolve({ remote });
    await pass(0);
    expect(loader.outdated()).toEqual([]);
    loader.update(newer);
    expect(loader.outdated()).toEqual(['mfe-billing@1.1.0-new111']);
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
    expect(loader.stateOf(id)).toMatchObject({ running: { release: anyRelease() } });
  });

  it('does not list a remote as outdated that fell back to its previous release', async () => {
    const previous = anyRelease({ version: '0.9.0', buildId: 'old000' });
    const { loader, attempts } = controlledLoader({ previous });
    loader.load(id);
    attempts[0]?.reject(new Error('broken'));
    await pass(0);
    attempts[1]?.resolve({ remote });
    await pass(0);
    loader.update({ schemaVersion: 1, remotes: [anyRegisteredRemote({ previous })] });
    expect(loader.outdated()).toEqual([]);
  });

  it('retries a failed remote only if it has a new release', async () => {
    const { loader, loadExposedModule, attempts } = controlledLoader();
    loader.load(id);
    attempts[0]?.reject(new Error('gone'));
    await pass(0);
    loader.update({ schemaVersion: 1, remotes: [anyRegisteredRemote()] });
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
    loader.update(newer);
    expect(loadExposedModule).toHaveBeenLastCalledWith(id, next);
    attempts[1]?.resolve({ remote });
    await pass(0);
    expect(loader.stateOf(id).state).toBe('ready');
  });

  it('continues with the new release when the old one fails while loading', async () => {
    const { loader, loadExposedModule, attempts, told, seen } = controlledLoader();
    loader.load(id);
    loader.update(newer);
    attempts[0]?.reject(new Error('gone'));
    await pass(0);
    expect(loadExposedModule).toHaveBeenLastCalledWith(id, next);
    expect(told).toMatchObject([{ label: 'mfe-billing@1.0.0-abc123', isReplaced: true }]);
    attempts[1]?.resolve({ remote });
    await pass(0);
    expect(seen).toEqual(['loading', 'loading', 'ready']);
  });

  it('does not continue with the new release after a timeout', async () => {
    const { loader, loadExposedModule, attempts } = controlledLoader();
    loader.load(id);
    loader.update(newer);
    await pass(8_000);
    expect(loader.stateOf(id)).toMatchObject({ state: 'failed', failure: 'timed-out' });
    attempts[0]?.reject(new Error('late'));
    await pass(0);
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
  });
});
