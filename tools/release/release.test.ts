import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { registrySchema, type CanaryRule, type RegisteredRemote } from 'shared/remote/registry';
import { contractVersion } from 'shared/remote';
import * as z from 'zod/mini';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { canaryRuleFrom } from './canary-rule.ts';
import { folderStore } from './folder-store.ts';
import { promoteRelease, publishRelease, type ReleaseTarget } from './publish-release.ts';
import { publishCurrent } from './registry-changes.ts';
import { readRegistryOf } from './registry-file.ts';
import type { ReleaseStore } from './release-store.ts';
import { openTarget } from './release-target.ts';
import { s3Store } from './s3-store.ts';
import { builtRelease } from './testing/built-release.ts';
import { fakeBucket } from './testing/fake-bucket.ts';
import { rollBackRelease } from './roll-back.ts';
import { verifyRelease } from './verify-release.ts';

interface Bench {
  target: ReleaseTarget;
  builds: string;
  listed: () => Promise<RegisteredRemote>;
}

const targetOf = (store: ReleaseStore): ReleaseTarget => ({
  store,
  addressOf: (id, name) => `https://remotes.example/${id}/${name}`,
});

const benchOver = (test: TestContext, store: ReleaseStore): Bench => ({
  target: targetOf(store),
  builds: temporaryFolder(test),
  listed: async () => {
    const [remote] = (await readRegistryOf(store)).remotes;
    assert.ok(remote);
    return remote;
  },
});

const inFolder = (test: TestContext): Bench => benchOver(test, folderStore(temporaryFolder(test)));

const inBucket = async (test: TestContext): Promise<Bench> => {
  const { url } = await fakeBucket(test);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: url,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  return benchOver(test, s3Store('portal', 'remotes'));
};

const named = (release: RegisteredRemote['current'] | undefined): string | undefined => release?.buildId;
const some: CanaryRule = { percent: 5 };

for (const [where, open] of [
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const) {
  describe(`releasing to ${where}`, () => {
    it('publishes, keeps the previous release, and rolls back to it with its titles and search actions', async test => {
      const { target, builds, listed } = await open(test);
      await publishRelease(target, builtRelease(builds, 'aaaaaa'));
      await publishRelease(target, builtRelease(builds, 'bbbbbb', { title: 'Regninger' }));
      const after = await listed();
      assert.equal(named(after.current), 'bbbbbb');
      assert.equal(named(after.previous), 'aaaaaa');
      assert.equal(after.titles[0]?.title, 'Regninger');
      const base = 'https://remotes.example/mfe-billing/1.0.0-bbbbbb';
      assert.equal(after.current.manifest, `${base}/mf-manifest.json`);
      assert.equal(after.current.integrity?.map, `${base}/integrity.json`);
      assert.deepEqual(after.current.firstPage, ['remoteEntry.js', 'page.css']);

      await rollBackRelease(target, 'mfe-billing');
      const back = await listed();
      assert.equal(named(back.current), 'aaaaaa');
      assert.equal(back.titles[0]?.title, 'Fakturaer');
      assert.deepEqual(back.search, after.search);
      assert.equal(back.search?.actions.length, 1);
      assert.equal(back.previous, undefined);
      await assert.rejects(rollBackRelease(target, 'mfe-billing'), /keeps no earlier release of mfe-billing/);
    });

    it('publishes a canary, cancels it, or promotes it', async test => {
      const { target, builds, listed } = await open(test);
      await publishRelease(target, builtRelease(builds, 'aaaaaa'));
      const folder = builtRelease(builds, 'bbbbbb');
      await publishRelease(target, folder, some);
      assert.equal(named((await listed()).current), 'aaaaaa');
      assert.deepEqual((await listed()).canary?.rule, some);

      await rollBackRelease(target, 'mfe-billing');
      assert.equal((await listed()).canary, undefined);
      assert.equal(named((await listed()).current), 'aaaaaa');
      await assert.rejects(promoteRelease(target, 'mfe-billing'), /there is nothing to promote/);

      await publishRelease(target, folder, { customers: ['1001'] });
      await promoteRelease(target, 'mfe-billing');
      assert.equal(named((await listed()).current), 'bbbbbb');
      assert.equal(named((await listed()).previous), 'aaaaaa');
      assert.equal((await listed()).canary, undefined);
    });

    it('accepts the same release twice, but no different one with its name', async test => {
      const { target, builds, listed } = await open(test);
      await publishRelease(target, builtRelease(builds, 'aaaaaa'));
      await publishRelease(target, builtRelease(builds, 'aaaaaa'));
      assert.equal((await listed()).previous, undefined);
      await assert.rejects(
        publishRelease(target, builtRelease(builds, 'aaaaaa', { entry: 'other();' })),
        /mfe-billing\/1\.0\.0-aaaaaa is in .* already, with other files/,
      );
    });

    it('refuses a release whose name is a path outside its folder, and writes nothing', async test => {
      const { target, builds } = await open(test);
      const folder = builtRelease(builds, 'aaaaaa');
      const file = path.join(folder, 'release.json');
      const record = readFileSync(file, 'utf8');
      for (const [name, value] of [
        ['version', '../../mfe-admins/1.0.0'],
        ['buildId', '../aaaaaa'],
        ['manifest', '../mf-manifest.json'],
      ] as const) {
        writeFileSync(file, record.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${value}"`));
        await assert.rejects(
          publishRelease(target, folder),
          /release\.json is missing or not what a build writes/,
        );
      }
      assert.deepEqual(await target.store.list(''), []);
    });

    it('keeps both of two concurrent changes', async test => {
      const { target, builds, listed } = await open(test);
      await publishRelease(target, builtRelease(builds, 'aaaaaa'));
      const [one, other] = [builtRelease(builds, 'bbbbbb'), builtRelease(builds, 'cccccc')];
      await Promise.all([publishRelease(target, one), publishRelease(target, other)]);
      const { current, previous } = await listed();
      assert.deepEqual([named(current), named(previous)].sort(), ['bbbbbb', 'cccccc']);
    });

    it('writes the registry only if it is unchanged since the read', async test => {
      const { store } = (await open(test)).target;
      const [first, second] = [Buffer.from('first'), Buffer.from('second')];
      assert.equal(await store.replace('remotes.json', first, undefined), true);
      assert.equal(await store.replace('remotes.json', second, undefined), false);
      const read = await store.read('remotes.json');
      assert.equal(await store.replace('remotes.json', second, read?.etag), true);
      assert.equal(await store.replace('remotes.json', first, read?.etag), false);
      assert.equal((await store.read('remotes.json'))?.content.toString(), 'second');
    });

    it('refuses an invalid release before it is listed, and detects changes after', async test => {
      const { target, builds, listed } = await open(test);
      const refused = (folder: string, reason: RegExp) =>
        assert.rejects(publishRelease(target, folder), reason);
      await refused(builtRelease(builds, 'dddddd', { contract: '^9.0.0' }), /needs contract \^9\.0\.0/);
      const noise = Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
      await refused(
        builtRelease(builds, 'eeeeee', { entry: noise }),
        /the first page has .* kB of js, and that of a remote may have 40\.0 kB\.$/,
      );
      const changed = builtRelease(builds, 'ffffff');
      writeFileSync(path.join(changed, 'remoteEntry.js'), 'evil();');
      await refused(changed, /remoteEntry\.js was changed since it was built\.$/);
      assert.deepEqual((await readRegistryOf(target.store)).remotes, []);

      // Lazy files have no limit.
      await publishRelease(target, builtRelease(builds, 'aaaaaa', { late: noise }));
      const { current } = await listed();
      const found = await verifyRelease(target.store, 'mfe-billing', current, contractVersion);
      assert.match(found.join(', '), /^11 files as they were built, contract \^1\.0\.0, js 0\.0 of 40\.0 kB/);
      const refusedNow = (reason: RegExp) =>
        assert.rejects(verifyRelease(target.store, 'mfe-billing', current, contractVersion), reason);
      await target.store.write('mfe-billing/1.0.0-aaaaaa/page.css', Buffer.from('.evil {}'));
      await refusedNow(/page\.css was changed/);
      await target.store.write('mfe-billing/1.0.0-aaaaaa/integrity.json', Buffer.from('{"files":{}}'));
      await refusedNow(/integrity\.json is not the one that was released\.$/);

      await publishRelease(target, builtRelease(builds, 'bbbbbb'), some);
      await target.store.write('mfe-billing/1.0.0-bbbbbb/page.css', Buffer.from('.evil {}'));
      await assert.rejects(promoteRelease(target, 'mfe-billing'), /page\.css was changed/);
      assert.equal(named((await listed()).current), 'aaaaaa');
    });
  });
}

it('caches files forever, and the registry never', async test => {
  const { objects, url } = await fakeBucket(test);
  process.env['AWS_ENDPOINT_URL_S3'] = url;
  const { target, builds } = benchOver(test, s3Store('portal', ''));
  await publishRelease(target, builtRelease(builds, 'aaaaaa'));
  const cacheOf = (key: string) => objects.get(key)?.headers['cache-control'];
  assert.equal(cacheOf('remotes.json'), 'no-cache');
  assert.equal(cacheOf('mfe-billing/1.0.0-aaaaaa/remoteEntry.js'), 'public, max-age=31536000, immutable');
  assert.equal(
    objects.get('mfe-billing/1.0.0-aaaaaa/remoteEntry.js')?.headers['content-type'],
    'text/javascript; charset=utf-8',
  );
  assert.equal(objects.has('mfe-billing/1.0.0-aaaaaa/remoteEntry.js.br'), false);
  // The integrity map comes after its files, the registry after every file, and last the history.
  assert.deepEqual([...objects.keys()].slice(-3), [
    'mfe-billing/1.0.0-aaaaaa/integrity.json',
    'remotes.json',
    'history/mfe-billing.json',
  ]);
});

it('fails with one sentence when a bucket cannot be used', async test => {
  await inBucket(test);
  const store = s3Store('forbidden', '');
  for (const use of [
    () => store.read('remotes.json'),
    () => store.list('mfe-billing/'),
    () => store.write('mfe-billing/0.js', Buffer.from('')),
    () => store.replace('remotes.json', Buffer.from(''), undefined),
  ])
    await assert.rejects(use, {
      name: 'UserFacingError',
      message:
        /^s3:\/\/forbidden\/ cannot be used \(AccessDenied, .*\): look at AWS_REGION, credentials and rights\.$/,
    });
});

it('refuses an address without a target, instead of releasing to this machine or the current folder', async () => {
  for (const to of [undefined, ''])
    await assert.rejects(openTarget({ to, address: 'https://remotes.example' }), {
      name: 'UserFacingError',
      message:
        'Say with --to which folder or bucket has this address: without both, the portal on this machine is meant.',
    });
});

it('refuses a file as a target', async test => {
  const to = path.join(temporaryFolder(test, { 'some.txt': '' }), 'some.txt');
  await assert.rejects(openTarget({ to, address: 'https://remotes.example' }), {
    name: 'UserFacingError',
    message: `${to} is a file: --to takes a folder or s3://bucket.`,
  });
});

it('refuses a release with a path of another remote', async test => {
  const { target, builds, listed } = inFolder(test);
  await publishRelease(target, builtRelease(builds, 'aaaaaa'));
  const registry = await readRegistryOf(target.store);
  const { current, ...description } = await listed();
  assert.throws(() => publishCurrent(registry, { ...description, id: 'mfe-support' }, current), {
    name: 'UserFacingError',
    message:
      'mfe-support has the address /faktura, which belongs to mfe-billing: choose another in its remote.json.',
  });
  const elsewhere = { ...description, id: 'mfe-support', paths: ['support'] };
  assert.equal(publishCurrent(registry, elsewhere, current).remotes.length, 2);
});

it('leaves a broken registry untouched', async test => {
  const folder = temporaryFolder(test, { 'remotes.json': '{"schemaVersion":1,' });
  const target = targetOf(folderStore(folder));
  await assert.rejects(publishRelease(target, builtRelease(temporaryFolder(test), 'aaaaaa')), {
    name: 'UserFacingError',
    message: `remotes.json in ${folder} is not a valid registry of remotes and was left untouched.`,
  });
  assert.equal(readFileSync(path.join(folder, 'remotes.json'), 'utf8'), '{"schemaVersion":1,');
  assert.equal(existsSync(path.join(folder, 'release.lock')), false);
});

for (const [text, rule] of [
  [undefined, undefined],
  ['5%', { percent: 5 }],
  ['0.5%', { percent: 0.5 }],
  ['customers:1001, 1002', { customers: ['1001', '1002'] }],
  ['toggle:new-billing', { toggle: 'new-billing' }],
] as const) {
  it(`reads the canary rule ${String(text)}`, () => {
    assert.deepEqual(canaryRuleFrom(text), rule);
  });
}

for (const text of ['', '5', '0%', '101%', 'customers:', 'customers:1001,,1002', 'toggle:', 'everybody']) {
  it(`refuses the canary rule "${text}" with one sentence`, () => {
    assert.throws(() => canaryRuleFrom(text), {
      name: 'UserFacingError',
      message: `--canary is "${text}", but it has to be a share like 5%, customers:1001,1002 or toggle:key.`,
    });
  });
}

it('writes a registry that the shell can read', async test => {
  const { target, builds } = inFolder(test);
  await publishRelease(target, builtRelease(builds, 'aaaaaa'));
  const stored = await target.store.read('remotes.json');
  assert.ok(z.safeParse(registrySchema, JSON.parse(String(stored?.content))).success);
});
