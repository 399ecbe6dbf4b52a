import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { temporaryFolder, writeFiles } from './testing/temporary-folder.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.mjs'), ...args], { encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** With this script instead of npm. */
const freshClone = (test: TestContext, npm: string): string =>
  temporaryFolder(test, {
    'package.json': JSON.stringify({ packageManager: 'pnpm@10.0.0' }),
    'pnpm-lock.yaml': '',
    'pnpm-workspace.yaml': '',
    'npm-cli.js': npm,
    'tools/run.mjs': readFileSync(path.join(import.meta.dirname, 'run.mjs'), 'utf8'),
    'tools/lint/lint.ts': '',
    'tools/portal/exit-with-parent.ts': '',
  });

describe('the entry point of the commands', () => {
  for (const args of [['strat'], [], ['constructor'], ['../start']]) {
    it(`refuses "${args.join('')}" with one sentence that lists the commands`, () => {
      const { status, stdout, stderr } = run(...args);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      const [sentence, listed = ''] = /^[^\n]*has to be one of (.+)\.\n$/.exec(stderr) ?? [];
      assert.equal(sentence, stderr);
      // The listed commands are exactly the scripts of the project.
      assert.deepEqual(listed.split(', ').sort(), Object.keys(scripts).sort());
    });
  }

  it('installs when the lock file or the workspace has changed, and again after a failure', test => {
    const npm = 'console.log(process.argv.slice(2).join(" "));';
    const root = freshClone(test, npm);
    const pinned = path.join(root, 'node_modules/node/bin');
    mkdirSync(pinned, { recursive: true });
    symlinkSync(process.execPath, path.join(pinned, 'node'));
    const lint = () =>
      spawnSync(process.execPath, [path.join(root, 'tools/run.mjs'), 'lint'], {
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
      });
    const installs = () => /^exec --yes pnpm@10\.0\.0 -- install --frozen-lockfile/m.test(lint().stdout);
    assert.deepEqual([installs(), installs()], [true, false]);
    writeFiles(root, { 'pnpm-lock.yaml': 'changed' });
    assert.deepEqual([installs(), installs()], [true, false]);
    writeFiles(root, { 'pnpm-workspace.yaml': 'changed', 'npm-cli.js': 'process.exit(1);' });
    const { status, stderr } = lint();
    assert.deepEqual([status, stderr.split(':')[0]], [1, 'The packages could not be installed']);
    // The same files as installed before; but the failed installation may have changed anything.
    writeFiles(root, { 'pnpm-workspace.yaml': '', 'npm-cli.js': npm });
    assert(installs());
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`stops the installation with all its processes on ${signal}`, { timeout: 60_000 }, async test => {
      const waiting = "setInterval(() => console.log('pid', process.pid), 100);";
      const root = freshClone(
        test,
        `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waiting)}], { stdio: 'inherit' });`,
      );
      mkdirSync(path.join(root, 'node_modules'));
      const door = spawn(process.execPath, [path.join(root, 'tools/run.mjs'), 'lint'], {
        env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
      });
      // Not before all child processes have closed the pipes.
      const ended = once(door, 'close');
      let stderr = '';
      door.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
      const pid = await new Promise<number>(resolve => {
        door.stdout.on('data', (part: Buffer) => {
          const [, started] = /^pid (\d+)$/m.exec(part.toString()) ?? [];
          if (started !== undefined) resolve(Number(started));
        });
      });
      test.after(() => {
        if (door.stdout.readable) process.kill(pid, 'SIGKILL');
      });
      door.kill(signal);
      assert.deepEqual(await ended, [1, null]);
      assert.match(stderr, /^Stopped while packages were being installed: [^\n]+\.\n$/);
    });
});
