import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { it, type TestContext } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { recordShell } from './deployed-shell.ts';
import { folderStore } from './folder-store.ts';
import { readHistory, whoReleases } from './history.ts';
import { promoteRelease, publishRelease, type ReleaseTarget } from './publish-release.ts';
import { changeRegistry, readRegistryOf } from './registry-file.ts';
import { rollBackRelease, withdrawRelease, withdrawRemote } from './roll-back.ts';
import { builtRelease } from './testing/built-release.ts';

const id = 'mfe-billing';
const nameOf = (buildId: string) => `1.0.0-${buildId}`;

const openBench = (test: TestContext) => {
  const folder = temporaryFolder(test);
  const builds = temporaryFolder(test);
  const store = folderStore(folder);
  const target: ReleaseTarget = {
    store,
    addressOf: (remote, name) => `https://remotes.example/${remote}/${name}`,
  };
  const publish = async (buildId: string, changes: Parameters<typeof builtRelease>[2] = {}) =>
    publishRelease(target, builtRelease(builds, buildId, changes));
  const listed = async () => {
    const [remote] = (await readRegistryOf(store)).remotes;
    return [remote?.current.buildId, remote?.previous?.buildId];
  };
  return { folder, builds, store, target, publish, listed };
};

it('publishes what the deployed shell supports, regardless of the shell in the sources', async test => {
  const { target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await recordShell(target, '1.2.0');
  await assert.rejects(publish('bbbbbb', { contract: '^1.3.0' }), {
    message:
      'mfe-billing 1.0.0-bbbbbb needs contract ^1.3.0, and the shell has 1.2.0: release the shell first.',
  });
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
  await recordShell(target, '1.3.0');
  await publish('bbbbbb', { contract: '^1.3.0' });
  assert.deepEqual(await listed(), ['bbbbbb', 'aaaaaa']);
});

it('refuses a shell that a current remote or a canary does not support', async test => {
  const { builds, store, target, publish } = openBench(test);
  await publish('aaaaaa', { contract: '^1.1.0' });
  const newer = builtRelease(builds, 'bbbbbb', { contract: '^1.4.0' });
  await publishRelease(target, newer, { percent: 5 });
  await assert.rejects(recordShell(target, '1.3.0'), {
    message: 'A shell with contract 1.3.0 would refuse mfe-billing 1.0.0-bbbbbb, which needs ^1.4.0.',
  });
  await assert.rejects(recordShell(target, '2.0.0'), /would refuse mfe-billing 1\.0\.0-aaaaaa/);
  await assert.rejects(recordShell(target, 'newest'), /has to be a version like 1\.6\.0/);
  assert.equal((await readRegistryOf(store)).shell, undefined);
});

it('accepts a shell of the next major once every current remote supports both', async test => {
  const { store, target, publish, listed } = openBench(test);
  await publish('aaaaaa', { contract: '^1.4.0' });
  await recordShell(target, '1.9.0');
  await assert.rejects(publish('bbbbbb', { contract: '^2.0.0' }), /: release the shell first\.$/);
  await assert.rejects(recordShell(target, '2.0.0'), /would refuse mfe-billing 1\.0\.0-aaaaaa/);
  await publish('cccccc', { contract: '^1.4.0', nextContract: '^2.0.0' });
  await recordShell(target, '2.0.0');
  assert.equal((await readRegistryOf(store)).shell?.contract, '2.0.0');
  await assert.rejects(rollBackRelease(target, id), /1\.0\.0-aaaaaa needs contract \^1\.4\.0/);
  await publish('dddddd', { contract: '^2.0.0' });
  assert.deepEqual(await listed(), ['dddddd', 'cccccc']);
  await publish('eeeeee', { contract: '^1.4.0', nextContract: '^2.0.0' });
  assert.deepEqual(await listed(), ['eeeeee', 'dddddd']);
});

it('rolls back one step, several, or to a named release', async test => {
  const { target, publish, listed } = openBench(test);
  for (const buildId of ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee']) await publish(buildId);
  await rollBackRelease(target, id);
  assert.deepEqual(await listed(), ['dddddd', 'cccccc']);
  await rollBackRelease(target, id, { steps: 2 });
  assert.deepEqual(await listed(), ['bbbbbb', 'aaaaaa']);
  await assert.rejects(
    rollBackRelease(target, id, { steps: 2 }),
    /can go back to 1\.0\.0-aaaaaa and no further/,
  );
  await publish('ffffff');
  await rollBackRelease(target, id, { release: nameOf('aaaaaa') });
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
  await assert.rejects(rollBackRelease(target, id), /keeps no earlier release of mfe-billing/);
});

it('never rolls back to a release that was not current', async test => {
  const { builds, target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publishRelease(target, builtRelease(builds, 'bbbbbb'), { percent: 5 });
  await rollBackRelease(target, id);
  await publish('cccccc');
  await rollBackRelease(target, id);
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
  for (const buildId of ['bbbbbb', 'cccccc', 'zzzzzz'])
    await assert.rejects(rollBackRelease(target, id, { release: nameOf(buildId) }), {
      message: `mfe-billing ${nameOf(buildId)} never ran for everybody before the present one: publish it instead.`,
    });
});

it('skips releases that the deployed shell would refuse, or that are damaged', async test => {
  const { folder, store, target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb', { contract: '^1.4.0' });
  await publish('cccccc');
  await publish('dddddd');
  // Like an older shell, which refuses what it does not support at the next load.
  await changeRegistry(store, registry => ({ ...registry, shell: { contract: '1.3.0' } }));
  writeFileSync(path.join(folder, id, nameOf('cccccc'), 'page.css'), '.evil {}');
  await assert.rejects(rollBackRelease(target, id, { release: nameOf('cccccc') }), {
    message: 'Nothing was changed. mfe-billing 1.0.0-cccccc: page.css was changed since it was built.',
  });
  await assert.rejects(
    rollBackRelease(target, id, { release: nameOf('bbbbbb') }),
    /needs contract \^1\.4\.0/,
  );
  assert.deepEqual(await listed(), ['dddddd', 'cccccc']);
  await rollBackRelease(target, id);
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
});

it('explains when no earlier release can run', async test => {
  const { folder, target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb');
  rmSync(path.join(folder, id, nameOf('aaaaaa')), { recursive: true });
  await assert.rejects(
    rollBackRelease(target, id),
    /^UserFacingError: Nothing was changed\. .* lacks integrity\.json/,
  );
  assert.deepEqual(await listed(), ['bbbbbb', 'aaaaaa']);
});

it('withdraws a release for good, or the whole remote', async test => {
  const { builds, store, target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb');
  await publish('cccccc');
  await withdrawRelease(target, id, nameOf('bbbbbb'));
  assert.deepEqual(await listed(), ['cccccc', undefined]);
  await assert.rejects(publish('bbbbbb'), /1\.0\.0-bbbbbb was withdrawn: build a new release/);
  await withdrawRelease(target, id, nameOf('cccccc'));
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
  await assert.rejects(rollBackRelease(target, id, { release: nameOf('cccccc') }), /never ran/);

  const tried = builtRelease(builds, 'dddddd');
  await publishRelease(target, tried, { percent: 5 });
  await withdrawRelease(target, id, nameOf('dddddd'));
  await assert.rejects(promoteRelease(target, id), /nothing to promote/);
  await assert.rejects(withdrawRelease(target, id, nameOf('zzzzzz')), /was never released/);
  await assert.rejects(withdrawRelease(target, id, nameOf('aaaaaa')), /keeps no earlier release/);

  await withdrawRemote(target, id);
  assert.deepEqual((await readRegistryOf(store)).remotes, []);
  await assert.rejects(withdrawRemote(target, id), /is not in the registry yet/);
  const noted = (await readHistory(store, id)).at(-1);
  assert.deepEqual([noted?.action, noted?.release.buildId], ['withdraw-remote', 'aaaaaa']);
  await publish('aaaaaa');
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
});

it('skips a release that was rolled back, also after a newer one', async test => {
  const { target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb');
  await rollBackRelease(target, id);
  await publish('cccccc');
  await rollBackRelease(target, id);
  assert.deepEqual(await listed(), ['aaaaaa', undefined]);
});

it('records each action with time and author', async test => {
  const { builds, store, target, publish } = openBench(test);
  process.env['PORTAL_RELEASE_BY'] = 'anna';
  test.after(() => {
    delete process.env['PORTAL_RELEASE_BY'];
  });
  const began = Date.now();
  await publish('aaaaaa');
  await publishRelease(target, builtRelease(builds, 'bbbbbb'), { percent: 5 });
  await promoteRelease(target, id);
  process.env['PORTAL_RELEASE_BY'] = 'bo';
  await rollBackRelease(target, id);
  const entries = await readHistory(store, id);
  assert.deepEqual(
    entries.map(({ action, by, release }) => [action, release.buildId, by]),
    [
      ['publish', 'aaaaaa', 'anna'],
      ['canary', 'bbbbbb', 'anna'],
      ['promote', 'bbbbbb', 'anna'],
      ['rollback', 'aaaaaa', 'bo'],
    ],
  );
  assert(entries.every(({ at }) => Date.parse(at) >= began && Date.parse(at) <= Date.now()));
  assert.equal(whoReleases({ GITHUB_ACTOR: 'ci' }), 'ci');
  assert.equal(whoReleases({ GITHUB_ACTOR: 'ci', PORTAL_RELEASE_BY: 'anna' }), 'anna');
  assert.notEqual(whoReleases({}), '');
});

it('keeps the newest entries of the history, and all withdrawals', async test => {
  const { builds, store, target, publish } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb');
  await withdrawRelease(target, id, '1.0.0-aaaaaa');
  const [, published, withdrawn] = await readHistory(store, id);
  const long = [withdrawn, ...Array.from({ length: 200 }, () => published)];
  await store.write(`history/${id}.json`, Buffer.from(JSON.stringify(long)));
  await publish('cccccc');
  const kept = await readHistory(store, id);
  assert.equal(kept.length, 201);
  assert.equal(kept.at(-1)?.release.buildId, 'cccccc');
  await assert.rejects(publishRelease(target, builtRelease(builds, 'aaaaaa')), /was withdrawn/);
});

it('uses the registry when a command was killed before it wrote the history', async test => {
  const { folder, target, publish, listed } = openBench(test);
  await publish('aaaaaa');
  await publish('bbbbbb');
  rmSync(path.join(folder, 'history'), { recursive: true });
  await publish('cccccc');
  rmSync(path.join(folder, 'history'), { recursive: true });
  await rollBackRelease(target, id);
  assert.deepEqual(await listed(), ['bbbbbb', undefined]);
});

it('never sets the time of the registry back, even if another clock is ahead', async test => {
  const { store, publish } = openBench(test);
  await publish('aaaaaa');
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const stored = await store.read('remotes.json');
  const text = String(stored?.content).replace(/"writtenAt": "[^"]+"/, `"writtenAt": "${ahead}"`);
  assert.equal(await store.replace('remotes.json', Buffer.from(text), stored?.etag), true);
  await publish('bbbbbb');
  const { writtenAt = '' } = await readRegistryOf(store);
  assert(Date.parse(writtenAt) > Date.parse(ahead), writtenAt);
});
