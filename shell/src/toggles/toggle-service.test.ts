import { createFeatureToggleService } from './toggle-service.ts';
import type { FeatureToggle, ToggleEvents } from './toggle-adapter.ts';

const server = {
  userId: 'anonymous',
  sdkKey: 'key',
  streamingUri: 'http://toggles.example',
  eventsUri: 'http://toggles.example',
};

const toggle = (flagKey: string, value: string): FeatureToggle => ({ flagKey, kind: 'boolean', value });

const startedService = async () => {
  const close = jest.fn();
  let events: ToggleEvents | undefined;
  const service = createFeatureToggleService(
    () => () =>
      Promise.resolve({
        connect: (_server, given) => {
          events = given;
          return { close };
        },
      }),
  );
  const started = service.start(server);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  if (!events) throw new Error('The service did not connect.');
  return { service, started, events, close };
};

afterEach(() => {
  jest.useRealTimers();
});

describe('the toggle service', () => {
  it('is idle until it is started, with all toggles off (TOG-005)', () => {
    const service = createFeatureToggleService();
    expect(service.state).toBe('idle');
    expect(service.isOn('maintenance')).toBe(false);
    expect(service.text('information-banner-global')).toBe('');
  });

  it.each([
    [{ userId: '  ' }, 'User id must be supplied to start the feature toggle service.'],
    [{ sdkKey: '' }, 'SDK Key is required to start the feature toggle service.'],
    [{ streamingUri: undefined }, 'Streaming uri is required when feature toggles use web sockets.'],
    [{ eventsUri: '' }, 'Event uri is required to start the feature toggle service.'],
  ])('refuses to start with %p (TOG-012, TOG-013, TOG-014, TOG-015)', async (change, message) => {
    const service = createFeatureToggleService();
    await expect(service.start({ ...server, ...change })).rejects.toThrow(new Error(message));
    expect(service.state).toBe('idle');
  });

  it('refuses to start twice (TOG-016)', async () => {
    const { service } = await startedService();
    const again = new Error('Feature toggle client has already been initialised.');
    await expect(service.start(server)).rejects.toThrow(again);
    expect(() => {
      service.startMocking([]);
    }).toThrow(again);
  });

  it('rejects an unknown URI scheme', async () => {
    const service = createFeatureToggleService();
    await expect(service.start({ ...server, streamingUri: 'ftp://toggles.example' })).rejects.toThrow(
      'No feature toggle adapter speaks the scheme "ftp" of the streaming uri.',
    );
  });

  it('treats only the value true as on (TOG-001, TOG-002)', async () => {
    const { service, started, events } = await startedService();
    expect(service.state).toBe('starting');
    events.onReady([
      toggle('maintenance', 'true'),
      toggle('force-fresh-login', 'TRUE'),
      toggle('get-customers-v2', '1'),
      { flagKey: 'information-banner-global', kind: 'text', value: 'Vi opdaterer i nat.' },
    ]);
    await started;
    expect(service.state).toBe('ready');
    expect(service.isOn('maintenance')).toBe(true);
    expect(service.isOn('force-fresh-login')).toBe(false);
    expect(service.isOn('get-customers-v2')).toBe(false);
    expect(service.isOn('create_administrator')).toBe(false);
    expect(service.text('information-banner-global')).toBe('Vi opdaterer i nat.');
  });

  it('has a connection error after 5000 ms without a response (TOG-008, TOG-011)', async () => {
    jest.useFakeTimers();
    const { service, started } = await startedService();
    jest.advanceTimersByTime(4_999);
    expect(service.state).toBe('starting');
    jest.advanceTimersByTime(1);
    expect(service.state).toBe('connection error');
    await expect(started).resolves.toBeUndefined();
  });

  it('has all toggles off and empty on a connection error, and recovers (TOG-003, TOG-004, TOG-009, TOG-010)', async () => {
    const { service, started, events } = await startedService();
    const known = [toggle('maintenance', 'true'), toggle('information-banner-global', 'Hej')];
    events.onReady(known);
    await started;
    events.onFailure();
    expect(service.state).toBe('connection error');
    expect(service.isOn('maintenance')).toBe(false);
    expect(service.text('information-banner-global')).toBe('');
    events.onReady(known);
    expect(service.state).toBe('ready');
    expect(service.isOn('maintenance')).toBe(true);
  });

  it('starts even when the adapter fails to load, and retries (TOG-009)', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue({
        connect: (_server: unknown, events: ToggleEvents) => {
          events.onReady([toggle('maintenance', 'true')]);
          return { close: () => undefined };
        },
      });
    const service = createFeatureToggleService(() => load);
    await service.start(server);
    expect(service.state).toBe('connection error');
    const recovered = new Promise<void>(resolve => service.subscribe(resolve));
    window.dispatchEvent(new Event('online'));
    await recovered;
    expect(service.isOn('maintenance')).toBe(true);
  });

  it('notifies listeners of changes until they unsubscribe', async () => {
    const { service, events } = await startedService();
    const listener = jest.fn();
    const stop = service.subscribe(listener);
    events.onReady([]);
    events.onChange([toggle('maintenance', 'true')]);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(service.isOn('maintenance')).toBe(true);
    stop();
    events.onChange([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('has unknown toggles on in mocking mode, and can set toggles (TOG-006, TOG-007)', () => {
    const service = createFeatureToggleService();
    service.startMocking([toggle('maintenance', 'false')]);
    expect(service.state).toBe('mocking');
    expect(service.isOn('maintenance')).toBe(false);
    expect(service.isOn('create_administrator')).toBe(true);
    expect(service.text('information-banner-global')).toBe('');
    service.setMocked(toggle('maintenance', 'true'));
    expect(service.isOn('maintenance')).toBe(true);
  });

  it('rejects setting a toggle outside mocking mode (TOG-017)', async () => {
    const { service } = await startedService();
    expect(() => {
      service.setMocked(toggle('maintenance', 'true'));
    }).toThrow(new Error('Feature toggle mocking mode is not enabled.'));
  });

  it('closes its connection', async () => {
    const { service, close } = await startedService();
    service.close();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
