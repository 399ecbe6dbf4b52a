import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { findFreePortBase } from './testing/processes/free-port-base.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';

describe('the platform process', () => {
  let place: ScratchEnvironment;
  let portBase: number;
  const processes: PlatformProcess[] = [];
  before(async () => {
    place = await createScratchEnvironment('seeded');
    portBase = place.portBase;
  });
  after(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await place.drop();
  });

  function start(environment: NodeJS.ProcessEnv = {}): PlatformProcess {
    const started = startPlatformProcess({ ...place.environment, ...environment });
    processes.push(started);
    return started;
  }
  const flag = (method: string, body?: string) =>
    fetch(`http://localhost:${portBase + 900}/control/flags${method === 'PUT' ? '/maintenance' : ''}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });

  it('keeps acknowledged writes when killed, refuses a second process, and stops cleanly', async () => {
    const first = start();
    await first.ready;
    assert.equal(first.output.out, `platform ready http://localhost:${portBase + 900}\n`);
    assert.equal((await flag('PUT', '{"value":"true"}')).status, 200);

    const second = start({ PORTAL_PORT_BASE: String(await findFreePortBase()) });
    assert.equal(await second.exited, 1);
    assert.match(
      second.output.error,
      /^The data folder .* is in use by another running portal \(process \d+\).*\n$/,
    );

    await first.kill();
    const again = start();
    await again.ready;
    const flags = (await (await flag('GET')).json()) as { key: string; value: string }[];
    assert.equal(flags.find(({ key }) => key === 'maintenance')?.value, 'true');

    again.child.kill('SIGTERM');
    assert.equal(await again.exited, 0);
  });

  it('fails its health check while stopping, and exits on a second signal', async () => {
    const stopping = start({ PORTAL_DRAIN_SECONDS: '600' });
    await stopping.ready;
    // A connection per request, because a kept one may be closed at any moment.
    const health = async () =>
      (await fetch(`http://localhost:${portBase + 200}/health`, { headers: { connection: 'close' } })).status;
    assert.equal(await health(), 200);
    stopping.child.kill('SIGTERM');
    while ((await health()) === 200);
    assert.equal(await health(), 503);
    stopping.child.kill('SIGTERM');
    assert.equal(await stopping.exited, 1);
  });

  it('explains that a port is in use or invalid, or that an address is not of this machine', async () => {
    const occupant = createServer();
    await new Promise<void>(resolve => occupant.listen(portBase + 300, '127.0.0.1', resolve));
    const hindered = start();
    assert.equal(await hindered.exited, 1);
    assert.equal(
      hindered.output.error,
      `Port ${portBase + 300} is already in use: stop the program that uses it, or set PORTAL_PORT_BASE to another number.\n`,
    );
    occupant.close();
    const elsewhere = start({ PORTAL_HOST: '203.0.113.9' });
    assert.equal(await elsewhere.exited, 1);
    assert.match(elsewhere.output.error, /^PORTAL_HOST is not an address of this machine: [^\n]*\.\n$/);
    const wrong = start({ PORTAL_PORT_BASE: 'four' });
    assert.equal(await wrong.exited, 1);
    assert.match(
      wrong.output.error,
      /^PORTAL_PORT_BASE is 'four', but must be a whole number from 1024 to 64000\.\n$/,
    );
  });
});
