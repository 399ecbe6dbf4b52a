import { watchReleases } from './release-watch.ts';

const registry = { schemaVersion: 1 as const, remotes: [] };

const watching = ({ mayReload = true } = {}) => {
  const outdated: string[] = [];
  const update = jest.fn();
  const reload = jest.fn();
  const fetchRegistry = jest.fn(() => Promise.resolve(registry));
  const open = () =>
    watchReleases({
      loader: { update, outdated: () => outdated },
      fetchRegistry,
      mayReload: () => mayReload,
      reload,
      storage: window.sessionStorage,
      random: () => 0.5,
      pollMs: 300_000,
      minIntervalMs: 10_000,
    });
  return { outdated, update, reload, fetchRegistry, open, watch: open() };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let stops: (() => void)[] = [];
const opened = (options?: { mayReload: boolean }) => {
  const result = watching(options);
  stops.push(result.watch.stop);
  return result;
};

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  stops.forEach(stop => {
    stop();
  });
  stops = [];
  jest.useRealTimers();
});

it('fetches the registry on navigation and periodically, and updates the loader', async () => {
  const { watch, update, fetchRegistry } = opened();
  await pass(10_000);
  watch.onNavigated('/1001/faktura');
  await pass(0);
  expect(update).toHaveBeenCalledWith(registry);
  await pass(290_000);
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
});

it('throttles requests on navigation', async () => {
  const { watch, fetchRegistry } = opened();
  watch.onNavigated('/1001/velkommen');
  expect(fetchRegistry).not.toHaveBeenCalled();
  await pass(10_000);
  for (const path of ['faktura', 'abonnementer', 'faktura']) watch.onNavigated(`/1001/${path}`);
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

it('does not fetch while the tab is hidden, but when it becomes visible', async () => {
  const { fetchRegistry } = opened();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(600_000);
  expect(fetchRegistry).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

it('ignores a failed request, and retries', async () => {
  const { watch, update, fetchRegistry } = opened();
  fetchRegistry.mockRejectedValueOnce(new Error('offline'));
  await pass(10_000);
  await watch.check();
  expect(update).not.toHaveBeenCalled();
  await pass(10_000);
  await watch.check();
  expect(update).toHaveBeenCalledTimes(1);
});

it.each([
  ['to another area', '/1001/abonnementer', true],
  ['to another customer', '/1002/faktura', true],
  ['within the area', '/1001/faktura/77', false],
])('with a new release of a running remote, reloads on navigation %s: %p', (_where, to, expected) => {
  const { watch, outdated, reload } = opened();
  watch.onNavigated('/1001/faktura');
  outdated.push('mfe-billing@1.1.0-new111');
  watch.onNavigated(to);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('does not reload without a new release or navigation', () => {
  const { watch, outdated, reload } = opened();
  watch.onNavigated('/1001/faktura');
  watch.onNavigated('/1001/abonnementer');
  expect(reload).not.toHaveBeenCalled();
  outdated.push('mfe-billing@1.1.0-new111');
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while input would be lost', () => {
  const { watch, outdated, reload } = opened({ mayReload: false });
  watch.onNavigated('/1001/faktura');
  outdated.push('mfe-billing@1.1.0-new111');
  watch.onNavigated('/1001/abonnementer');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once per set of releases', () => {
  const { watch, outdated, reload, open } = opened();
  outdated.push('mfe-billing@1.1.0-new111');
  watch.onNavigated('/1001/faktura');
  watch.onNavigated('/1001/abonnementer');
  const again = open();
  stops.push(again.stop);
  again.onNavigated('/1001/abonnementer');
  again.onNavigated('/1001/faktura');
  expect(reload).toHaveBeenCalledTimes(1);
  outdated[0] = 'mfe-billing@1.2.0-new222';
  again.onNavigated('/1001/abonnementer');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when sessionStorage is unavailable', () => {
  const { watch, outdated, reload } = opened();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is closed.', 'SecurityError');
  });
  watch.onNavigated('/1001/faktura');
  outdated.push('mfe-billing@1.1.0-new111');
  watch.onNavigated('/1001/abonnementer');
  expect(reload).not.toHaveBeenCalled();
});
