import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findFreePortBase } from './testing/free-port-base.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

describe('the platform process', () => {
  let dataDir: string;
  let portBase: number;
  const children: ChildProcess[] = [];
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'platform-main-'));
    portBase = await findFreePortBase();
  });
  after(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });

  function start(environment: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        PORTAL_PORT_BASE: String(portBase),
        PORTAL_DATA_DIR: dataDir,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const output = { out: '', error: '' };
    child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output.error += text.toString()));
    const exited = once(child, 'exit') as Promise<[number | null]>;
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => {
        if (output.out.includes('\n')) resolve();
      });
      child.once('exit', () => {
        reject(new Error(output.error));
      });
    });
    ready.catch(() => undefined);
    return { child, output, exited, ready };
  }
  const flag = (method: string, body?: string) =>
    fetch(`http://localhost:${portBase + 900}/control/flags${method === 'PUT' ? '/maintenance' : ''}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });

  it('keeps what it has acknowledged when it is killed, refuses a second process, and stops cleanly', async () => {
    const first = start();
    await first.ready;
    assert.equal(first.output.out, `platform ready http://localhost:${portBase + 900}\n`);
    assert.equal((await flag('PUT', '{"value":"true"}')).status, 200);

    const second = start({ PORTAL_PORT_BASE: String(await findFreePortBase()) });
    assert.deepEqual(await second.exited.then(([code]) => code), 1);
    assert.match(
      second.output.error,
      /^The data folder .* is in use by another running portal \(process \d+\).*\n$/,
    );

    first.child.kill('SIGKILL');
    await first.exited;
    const again = start();
    await again.ready;
    const flags = (await (await flag('GET')).json()) as { key: string; value: string }[];
    assert.equal(flags.find(({ key }) => key === 'maintenance')?.value, 'true');

    again.child.kill('SIGTERM');
    assert.deepEqual(await again.exited.then(([code]) => code), 0);
  });

  it('says in one sentence that a port is taken, or makes no sense', async () => {
    const occupant = createServer();
    await new Promise<void>(resolve => occupant.listen(portBase + 300, '127.0.0.1', resolve));
    const hindered = start();
    assert.deepEqual(await hindered.exited.then(([code]) => code), 1);
    assert.equal(
      hindered.output.error,
      `Port ${portBase + 300} is already in use: stop the program that uses it, or set PORTAL_PORT_BASE to another number.\n`,
    );
    occupant.close();
    const wrong = start({ PORTAL_PORT_BASE: 'four' });
    assert.deepEqual(await wrong.exited.then(([code]) => code), 1);
    assert.match(
      wrong.output.error,
      /^PORTAL_PORT_BASE is 'four', but must be a whole number from 1024 to 64000\.\n$/,
    );
  });
});
