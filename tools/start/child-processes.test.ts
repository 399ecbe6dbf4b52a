import assert from 'node:assert/strict';
import path from 'node:path';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { spawnNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startProcess, usefulLine, type RunningProcess } from './child-processes.ts';
import { loopback, requireFreePorts } from '../portal/free-ports.ts';

const start = (test: TestContext, code: string): RunningProcess => {
  const folder = temporaryFolder(test, { 'script.mjs': code });
  const running = startProcess({
    name: 'billing',
    script: [path.join(folder, 'script.mjs')],
    environment: {},
    ready: /^billing ready/,
  });
  test.after(() => running.stop());
  return running;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const forEver = 'setInterval(() => {}, 1000);';

describe('a process of the portal', () => {
  it('is ready when it reports so, and stops on request', async test => {
    const running = start(test, `console.log('billing ready'); ${forEver}`);
    await running.ready;
    await running.stop();
    assert.equal(await running.ended, 'signal SIGTERM');
  });

  it('fails with its own message, without the stack, if it ends before it is ready', async test => {
    const running = start(
      test,
      `process.stderr.write('The folder is in use.\\n    at somewhere\\n'); process.exit(3);`,
    );
    await assert.rejects(running.ready, { name: 'UserFacingError', message: 'The folder is in use.' });
    assert.equal(await running.ended, 'exit status 3');
  });

  it('is named if it ends without output', async test => {
    const running = start(test, 'process.exit(3);');
    await assert.rejects(running.ready, { message: 'billing could not be started (exit status 3).' });
  });

  it('can be stopped twice', async test => {
    const running = start(test, `console.log('billing ready'); ${forEver}`);
    await running.ready;
    await Promise.all([running.stop(), running.stop()]);
    await running.stop();
    assert.equal(await running.ended, 'signal SIGTERM');
  });

  it('ends when its parent process is killed', async test => {
    const listener = createServer();
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    test.after(() => listener.close());
    const connected = once(listener, 'connection') as Promise<[Socket]>;
    const folder = temporaryFolder(test, {
      'child.mjs': `import { connect } from 'node:net'; connect(${String(portOf(listener))}, '127.0.0.1'); ${forEver}`,
      'parent.mjs': `
        import { spawnNode } from ${JSON.stringify(path.join(import.meta.dirname, '../portal/node-process.ts'))};
        spawnNode([process.argv[2]], { folder: '/', ownGroup: true });
        ${forEver}`,
    });
    const parent = spawnNode([path.join(folder, 'parent.mjs'), path.join(folder, 'child.mjs')], { folder });
    const [socket] = await connected;
    parent.kill('SIGKILL');
    await once(socket.resume(), 'close');
  });
});

describe('the output of a failed process', () => {
  it('is reduced to the useful line', () => {
    const crash = [
      'node:internal/modules:1',
      '    throw err;',
      '    ^',
      '',
      'Error: No such database',
      '    at main (x.ts:1:1)',
    ];
    assert.equal(usefulLine(crash), 'Error: No such database');
    assert.equal(usefulLine([]), '');
  });
});

describe('ports', () => {
  it('in use are reported, with the variable that changes them', async test => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    test.after(() => server.close());
    const taken = portOf(server);
    await assert.rejects(requireFreePorts(taken, loopback), {
      name: 'UserFacingError',
      message: new RegExp(`^Port ${String(taken)} is already in use: [^\\n]*PORTAL_PORT_BASE`),
    });
  });

  it('are checked at the address to listen on, which must be one of this machine', async () => {
    await assert.rejects(requireFreePorts(61_000, '203.0.113.9'), {
      name: 'UserFacingError',
      message: /^PORTAL_HOST is not an address of this machine/,
    });
  });
});
