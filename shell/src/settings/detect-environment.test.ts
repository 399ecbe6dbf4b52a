import { detectEnvironment } from './detect-environment.ts';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const modeAt = (origin: string, mode?: string) => detectEnvironment(at(origin), { mode }).mode;
const notDetected = new Error(
  'Public environment variables could not be loaded. Environment was not detected.',
);

describe('the environment', () => {
  it('is production at the host that sign-in comes back to (ENV-001, ENV-002)', () => {
    const { mode, settings } = detectEnvironment(at('https://selvbetjening.lyng.example'));
    expect(mode).toBe('production');
    expect(new URL(settings.auth.authServerRedirectUri).hostname).toBe('selvbetjening.lyng.example');
  });

  it.each([
    'https://selvbetjening.preprod.lyng.example',
    'https://selvbetjening.staging.lyng.example',
    'https://pr-128.preview.lyng.example',
  ])('is pre-production at %s, and sign-in returns to that origin (ENV-003, ENV-004, ENV-005)', origin => {
    const { mode, settings } = detectEnvironment(at(origin));
    expect(mode).toBe('preproduction');
    expect(settings.auth.authServerRedirectUri).toBe(`${origin}/`);
  });

  it.each(['development', 'test', 'end-to-end', 'offline'])(
    'is what the page declares on this machine: %s, with local settings (ENV-006, ENV-009)',
    declared => {
      for (const origin of ['http://localhost:4700', 'http://127.0.0.1:4700']) {
        const { mode, settings } = detectEnvironment(at(origin), { mode: declared });
        expect(mode).toBe(declared);
        expect(settings.backendApiUrl).toBe('http://localhost:4900');
        expect(settings.auth.authServerEndpoint).toBe('http://localhost:4800');
        expect(settings.auth.authServerRedirectUri).toBe(`${origin}/selvbetjening/`);
        expect(settings.featureToggleService.streamingUri).toBe('http://localhost:5000');
      }
    },
  );

  it.each([
    ['ws', 'ws://localhost:4300'],
    ['http', 'http://localhost:4300'],
    ['ftp', 'http://localhost:4300'],
    [undefined, 'http://localhost:4300'],
  ])('speaks the toggle protocol that the page declares on this machine: %s', (toggles, streamingUri) => {
    const { settings } = detectEnvironment(at('http://localhost:4000'), { toggles });
    expect(settings.featureToggleService).toMatchObject({ streamingUri, eventsUri: 'http://localhost:4300' });
  });

  it('lets a hosted page declare nothing about its toggles', () => {
    const { settings } = detectEnvironment(at('https://selvbetjening.lyng.example'), { toggles: 'ws' });
    expect(settings.featureToggleService.streamingUri).toBe('https://toggles.lyng.example');
  });

  it('is development on this machine when the page declares nothing', () => {
    expect(modeAt('http://localhost:4000')).toBe('development');
  });

  it('does not let a hosted page declare its own mode', () => {
    expect(modeAt('https://selvbetjening.lyng.example', 'offline')).toBe('production');
    expect(() => modeAt('https://portal.example', 'offline')).toThrow(notDetected);
  });

  it.each([
    'https://selvbetjening.lyng.example.attacker.example',
    'https://xselvbetjening.lyng.example',
    'https://selvbetjening-lyng.example',
    'https://pr-x.preview.lyng.example',
    'https://pr-1.preview.lyng.example.attacker.example',
    'https://localhost.attacker.example',
    'http://10.0.0.1:4000',
  ])('is not detected at %s (ENV-007)', origin => {
    expect(() => modeAt(origin)).toThrow(notDetected);
  });

  it('is not detected on this machine with a word that is no mode (ENV-007)', () => {
    expect(() => modeAt('http://localhost:4000', 'production')).toThrow(notDetected);
  });
});
