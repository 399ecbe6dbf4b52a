import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portOffsets } from 'shared/node/settings';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';

const scripts = {
  control: 'control',
  identity: 'identity',
  api: 'api',
  toggles: 'toggles',
  payments: 'payment-sandbox',
  collector: 'collector',
} as const;
type Name = keyof typeof scripts;

describe('services in processes of their own', () => {
  let place: ScratchEnvironment;
  let token: string;
  const running = new Map<Name, PlatformProcess>();

  const urlOf = (name: Name) => `http://localhost:${String(place.portBase + portOffsets[name])}`;
  const start = (name: Name, environment: NodeJS.ProcessEnv = {}) =>
    startPlatformProcess(
      { ...place.environment, PORTAL_CONTROL_URL: urlOf('control'), ...environment },
      fileURLToPath(new URL(`services/${scripts[name]}.ts`, import.meta.url)),
    );
  const control = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${urlOf('control')}/control/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(answer.ok, true, await answer.text());
  };
  const api = (path: string) =>
    fetch(`${urlOf('api')}/self-service-api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  /** Changes reach other processes within a second; the timeout is long, so that only a bug reaches it. */
  const until = async (isSo: () => Promise<boolean>) => {
    const signal = AbortSignal.timeout(30_000);
    while (!(await isSo())) await wait(20, undefined, { signal });
  };

  before(async () => {
    place = await createScratchEnvironment('seeded');
    for (const name of Object.keys(scripts) as Name[]) running.set(name, start(name));
    await Promise.all([...running.values()].map(({ ready }) => ready));
    const browser = new SignInBrowser(urlOf('identity'), `http://localhost:${String(place.portBase)}`);
    token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
  });
  after(async () => {
    await Promise.all([...running.values()].map(each => each.kill()));
    await place.drop();
  });

  it('print their URL, and pass their health check', async () => {
    for (const [name, { output }] of running) {
      assert.equal(output.out, `${name} ready ${urlOf(name)}\n`);
      if (name !== 'control') assert.equal((await fetch(`${urlOf(name)}/health`)).status, 200);
    }
  });

  it('share sign-ins between the sign-in server and the API', async () => {
    assert.equal((await api('user')).status, 200);
  });

  it('share toggles set at the control API', async () => {
    await control('PUT', 'flags/maintenance', { value: 'true' });
    const person = Buffer.from(JSON.stringify({ kind: 'user', key: 'anonym' })).toString('base64url');
    await until(async () => {
      const answer = await fetch(`${urlOf('toggles')}/sdk/evalx/local/contexts/${person}`);
      return ((await answer.json()) as { maintenance: { value: unknown } }).maintenance.value === true;
    });
  });

  it('share faults set at the control API', async () => {
    await control('POST', 'faults', {
      service: 'api',
      path: '/self-service-api/user',
      status: 503,
      times: 1,
    });
    assert.equal((await api('user')).status, 503);
    assert.equal((await api('user')).status, 200);
  });

  it('share the clock of the control API', async () => {
    const fileOfDay = async () =>
      (await api('audit-log?customerId=1001&format=csv')).headers.get('content-disposition');
    const today = await fileOfDay();
    await control('POST', 'clock', { advanceMs: 25 * 3_600_000 });
    await until(async () => (await fileOfDay()) !== today);
  });

  it('stop cleanly', async () => {
    const stopping = running.get('api');
    stopping?.child.kill('SIGTERM');
    assert.equal(await stopping?.exited, 0);
  });

  it('explain that they need a shared database', async () => {
    const alone = start('api', { DATABASE_URL: undefined });
    assert.equal(await alone.exited, 1);
    assert.equal(
      alone.output.error,
      'The api service on its own needs PostgreSQL: set DATABASE_URL, or start the whole platform instead.\n',
    );
  });
});
