import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistryOf } from './registry-file.ts';
import { builtRelease } from './testing/built-release.ts';
import { verifyRelease } from './verify-release.ts';

/** Use 200 for a thorough run; a few are enough for every test run. */
const rounds = Number(process.env['PORTAL_KILL_ROUNDS'] ?? '5');
const maxDelayMs = 200;

it(`keeps the old or the new registry whole when killed, ${String(rounds)} times`, async test => {
  const folder = temporaryFolder(test);
  const builds = temporaryFolder(test);
  const store = folderStore(folder);
  const folders = ['aaaaaa', 'bbbbbb', 'cccccc'].map(buildId => builtRelease(builds, buildId));
  const script = path.join(import.meta.dirname, 'testing/publish-on-and-on.ts');
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const child = spawn(process.execPath, [script, folder, ...folders], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    // During the first, second or third publish.
    for (let count = 0; count <= round % 3; count += 1) await lines.next();
    await wait(Math.random() * maxDelayMs);
    child.kill('SIGKILL');
    await exited;
    const [remote] = (await readRegistryOf(store)).remotes;
    if (!remote) continue;
    seen.add(remote.current.buildId);
    for (const release of [remote.current, remote.previous])
      if (release) await verifyRelease(store, 'mfe-billing', release, '1.6.0');
  }
  assert.ok(seen.size > 0, 'no round came as far as the registry');
  // What the killed runs leave behind does not block the next one.
  await publishRelease(
    { store, addressOf: (id, name) => `https://remotes.example/${id}/${name}` },
    builtRelease(builds, 'dddddd'),
  );
  assert.equal((await readRegistryOf(store)).remotes[0]?.current.buildId, 'dddddd');
  assert.deepEqual(
    readdirSync(folder).filter(name => name.startsWith('remotes.json')),
    ['remotes.json'],
  );
});
