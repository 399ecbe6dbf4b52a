import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { cannotWrite } from 'shared/node/cannot-write';
import { UserFacingError } from 'shared/node/user-facing-error';
import { lockDataFolder } from 'shared/node/data-folder-lock';

describe('lockDataFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'platform-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Another process that locks the folder until it is killed. */
  async function startHolder() {
    const lockModule = import.meta.resolve('shared/node/data-folder-lock');
    const script = `const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
      try { lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => undefined, 1000); }
      catch (error) { console.log(error.message); }`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(holder.stdout, 'data')) as [Buffer];
    return { holder, output: output.toString().trim() };
  }

  it('lets one process in, and refuses the next with a message', async () => {
    const { holder, output } = await startHolder();
    assert.equal(output, 'locked');
    assert.throws(
      () => lockDataFolder(folder),
      (error: unknown) =>
        error instanceof UserFacingError &&
        /in use by another running portal \(process \d+\)/.test(error.message),
    );
    const exit = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exit;
  });

  it('takes over from a killed process', async () => {
    const { holder } = await startHolder();
    const exit = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exit;
    const unlock = lockDataFolder(folder);
    assert.equal(
      (JSON.parse(readFileSync(join(folder, 'platform.lock'), 'utf8')) as { pid: number }).pid,
      process.pid,
    );
    unlock();
    assert.deepEqual(readdirSync(folder), []);
  });

  it('lets in only one of many processes after a dead one', async () => {
    writeFileSync(join(folder, 'platform.lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder()));
    assert.equal(holders.filter(({ output }) => output === 'locked').length, 1);
    for (const { holder } of holders) holder.kill('SIGKILL');
  });

  it('takes over from an earlier process with the same pid', () => {
    writeFileSync(join(folder, 'platform.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    assert.doesNotThrow(() => lockDataFolder(folder)());
  });

  it('refuses while another container with the same pid touches its lock, and takes over a stale one', t => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const unlock = lockDataFolder(folder);
    const file = join(folder, 'platform.lock');
    const elsewhere = JSON.stringify({ pid: process.pid, startedAt: '1', host: 'another container' });
    writeFileSync(join(folder, 'start.lock'), elsewhere);
    assert.throws(() => lockDataFolder(folder, 'start.lock'), /in use by another running portal/);

    const longAgo = new Date(Date.now() - 60_000);
    for (const each of [file, join(folder, 'start.lock')]) utimesSync(each, longAgo, longAgo);
    lockDataFolder(folder, 'start.lock')();
    t.mock.timers.tick(5000);
    assert.ok(statSync(file).mtimeMs > longAgo.getTime() + 50_000, 'its own lock is touched');

    writeFileSync(file, elsewhere);
    utimesSync(file, longAgo, longAgo);
    t.mock.timers.tick(5000);
    assert.equal(statSync(file).mtimeMs, longAgo.getTime(), 'a lock taken over by another is not');
    unlock();
    const ahead = new Date(Date.now() + 60_000);
    utimesSync(file, ahead, ahead);
    lockDataFolder(folder)();
  });

  it('takes over an unreadable lock', () => {
    writeFileSync(join(folder, 'platform.lock'), 'half writ');
    assert.doesNotThrow(() => lockDataFolder(folder)());
  });

  it('refuses a second use in the same process', () => {
    const unlock = lockDataFolder(folder);
    assert.throws(() => lockDataFolder(folder), UserFacingError);
    unlock();
    lockDataFolder(folder)();
  });

  it('explains that the folder cannot be written', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    assert.throws(() => lockDataFolder(join(file, 'data')), /cannot be written \(ENOTDIR\).*PORTAL_DATA_DIR/);
  });

  it('explains that the disk is full', () => {
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const { message } = cannotWrite('/data', Object.assign(new Error(), { code }));
      assert.match(message, /^The disk of the data folder \/data is full: make room, or set PORTAL_DATA_DIR/);
    }
  });

  it('explains that something else is in the place of the lock file', () => {
    mkdirSync(join(folder, 'platform.lock'));
    assert.throws(() => lockDataFolder(folder), /platform\.lock .* cannot be removed: remove it by hand/);
    assert.deepEqual(readdirSync(folder), ['platform.lock'], 'nothing of its own is left behind');
  });

  it('creates the folder and its parents', () => {
    lockDataFolder(join(folder, 'a', 'b'))();
    assert.deepEqual(readdirSync(join(folder, 'a', 'b')), []);
  });

  it('fails, without hanging, when the folder cannot be created', () => {
    // In a process of its own, because an endless loop would block this one.
    const lockModule = import.meta.resolve('shared/node/data-folder-lock');
    const script = `const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
      try { lockDataFolder('/proc/none/data'); } catch (error) { console.log(error.message); }`;
    const tried = spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 });
    assert.match(tried.stdout.toString(), /cannot be written \(\w+\).*PORTAL_DATA_DIR/);
  });
});
