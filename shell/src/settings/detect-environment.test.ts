import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anyPortalSettings, anySettings } from 'shared/testing/portal-settings.ts';
import { modes, type PortalSettings } from 'shared/settings/portal-settings';
import { detectEnvironment } from './detect-environment.ts';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const detectedAt = (origin: string, told: unknown = anyPortalSettings()) =>
  detectEnvironment(at(origin), told);
const notDetected = new Error(
  'Public environment variables could not be loaded. Environment was not detected.',
);

describe('the environment', () => {
  it.each(['https://selvbetjening.lyng.example', 'https://erhverv.lyng.example'])(
    'is production at each of its hosts: %s (ENV-001, ENV-002)',
    origin => {
      const { mode, settings, brand, remoteOrigins } = detectedAt(origin);
      expect(mode).toBe('production');
      expect(settings).toEqual(anySettings());
      expect(brand).toBe('lyng');
      expect(remoteOrigins).toEqual(['https://remotes.lyng.example']);
    },
  );

  it.each([
    'https://selvbetjening.preprod.lyng.example',
    'https://gren-ny-forside.preview.lyng.example',
    'https://pr-128.preview.lyng.example',
  ])('is pre-production at %s, with brand and origin (ENV-003, ENV-004, ENV-005, SHL-011)', origin => {
    const { mode, settings, brand, remoteOrigins } = detectedAt(origin);
    expect(mode).toBe('preproduction');
    expect(settings.auth.authServerRedirectUri).toBe(`${origin}/`);
    expect(settings.auth.authServerEndpoint).toBe('https://login.preprod.lyng.example');
    expect(brand).toBe('callme');
    expect(remoteOrigins).toEqual([]);
  });

  it.each(modes)('has the mode of the settings for the host: %s (ENV-006, ENV-009)', mode => {
    const told = {
      environments: [{ mode, hosts: ['localhost'], settings: anySettings('local.example') }],
    };
    const environment = detectedAt('http://localhost:4700', told);
    expect(environment.mode).toBe(mode);
    expect(environment.settings.backendApiUrl).toBe('https://api.local.example');
  });

  it('has the same brand at all hosts of the shipped settings (SHL-009)', () => {
    const file = path.resolve(__dirname, '../../../tools/settings/hosted.json');
    const shipped = JSON.parse(readFileSync(file, 'utf8')) as PortalSettings;
    const hosts = shipped.environments.flatMap(environment => environment.hosts);
    const brands = hosts.map(host => detectedAt(`https://${host.replace('{number}', '1')}`, shipped).brand);
    expect([...new Set(brands)]).toEqual(['lyng']);
  });

  it('is the first one that has the host', () => {
    const environments = ['test', 'development'].map(mode => ({
      mode,
      hosts: ['*.example'],
      settings: anySettings(),
    }));
    expect(detectedAt('https://a.example', { environments }).mode).toBe('test');
  });

  it.each([
    'https://selvbetjening.lyng.example.attacker.example',
    'https://xselvbetjening.lyng.example',
    'https://selvbetjening-lyng.example',
    'https://selvbetjeningxlyng.example',
    'https://pr-x.preview.lyng.example',
    'https://pr-1234567.preview.lyng.example',
    'https://pr-1.preview.lyng.example.attacker.example',
    'https://gren-a.b.preview.lyng.example',
    'https://localhost.attacker.example',
    'http://10.0.0.1:4000',
  ])('is not detected at %s (ENV-007)', origin => {
    expect(() => detectedAt(origin)).toThrow(notDetected);
  });

  it('validates only the settings of its own host', () => {
    const told = anyPortalSettings();
    const [production, ...rest] = told.environments;
    const environments = [{ ...production, settings: { backendApiUrl: 'nonsense' } }, ...rest];
    expect(detectedAt('https://pr-1.preview.lyng.example', { environments }).mode).toBe('preproduction');
    expect(() => detectedAt('https://selvbetjening.lyng.example', { environments })).toThrow(
      new Error('Backend-api environment variable is not a valid url'),
    );
  });
});
