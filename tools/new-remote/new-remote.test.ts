import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { portOffsets, readSettings } from 'shared/node/settings';
import * as z from 'zod/mini';
import { remotes, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { withServer, withService } from './container-files.ts';
import { lockOf, patternRemote, withImporter } from '../portal/lock-file.ts';
import { packageFiles } from './package-files.ts';
import { readRequest, type Present } from './remote-request.ts';
import { sourceFiles } from './source-files.ts';

const billing = {
  id: 'mfe-billing',
  contract: '^1.0.0',
  paths: ['faktura'],
  titles: [],
  menu: [{ key: 'k', heading: 'H', description: '', icon: 'list', path: 'faktura', order: 50 }],
};

const present: Present = {
  folders: ['mfe-billing', 'shell'],
  portOffsets: [1, 3],
  descriptions: [billing],
  contractVersion: '1.4.0',
};

describe('the name of a new remote', () => {
  it('determines its folder, its address, the next port and the last place in the menu', () => {
    assert.deepEqual(readRequest(['home-office'], present), {
      id: 'mfe-home-office',
      path: 'home-office',
      heading: 'Home office',
      portOffset: 4,
      order: 60,
      contract: '^1.4.0',
    });
  });

  for (const args of [
    [],
    ['one', 'two'],
    ['Support'],
    ['mfe-support'],
    ['../support'],
    ['1support'],
    ['a--b'],
    ['billing'],
    ['faktura'],
    ['velkommen'],
    ['x'.repeat(31)],
  ]) {
    it(`may not be "${args.join(' ')}"`, () => {
      assert.throws(() => readRequest(args, present), { name: 'UserFacingError', message: /^[^\n]+$/ });
    });
  }

  it('is refused with one sentence, and nothing is written, if invalid', () => {
    const script = path.join(import.meta.dirname, 'new-remote.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'Support'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^"Support" cannot be the name of a remote: [^\n]+\n$/);
    assert.equal(existsSync(path.join(repositoryRoot, 'mfe-Support')), false);
  });
});

describe('the container files', () => {
  const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

  it('have a service for each remote', () => {
    const [compose, edge] = [read('docker-compose.yml'), read('tools/docker/edge.conf')];
    for (const { id, offset } of remotes) {
      const port = String(4000 + offset);
      assert.match(compose, new RegExp(`^  ${id}:$[^]*?127\\.0\\.0\\.1:${port}/health`, 'm'));
      assert.match(edge, new RegExp(`^  ${port} ${id};$[^]*^  listen ${port};$`, 'm'));
    }
  });

  it('run existing scripts, and configure services behind a proxy', () => {
    const compose = read('docker-compose.yml');
    const scripts = [...compose.matchAll(/command: \[node, ([^,\]]+)/g)].map(([, script = '']) => script);
    assert.ok(scripts.length > 10);
    assert.deepEqual(
      scripts.filter(script => !existsSync(path.join(repositoryRoot, script))),
      [],
    );
    const [, block = ''] = /^x-service:[^]*?\n {2}environment:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
    const variables = [...block.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name, value = '']) => [
      name,
      value.replaceAll(/\$\{[^}]*\}/g, 'ab'.repeat(16)),
    ]);
    const { host, trustProxy, databaseUrl, payments } = readSettings(
      Object.fromEntries(variables) as Record<string, string>,
    );
    assert.deepEqual([host, trustProxy, new URL(databaseUrl ?? '').host], ['0.0.0.0', true, 'postgres:5432']);
    assert.deepEqual(
      [payments.apiUrl, payments.webhookUrl],
      [
        `http://payments:${String(4000 + portOffsets.payments)}`,
        `http://api:${String(4000 + portOffsets.api)}/self-service-api/payments/webhook`,
      ],
    );
  });

  it('leave the maximum size of attachments to the API, and do not buffer them', () => {
    const [, rules = ''] =
      /location = \/self-service-api\/attachments \{([^}]*)\}/.exec(read('tools/docker/edge.conf')) ?? [];
    assert.match(rules, /client_max_body_size 0;[^]*proxy_request_buffering off;/);
  });

  it('get a service for a new remote', () => {
    const remote = { id: 'mfe-support', portOffset: 9 };
    const compose = withService(read('docker-compose.yml'), remote);
    assert.match(compose, /^ {2}mfe-support:\n {4}<<: \*origin\n[^]*127\.0\.0\.1:4009\/health/m);
    assert.match(compose, /127\.0\.0\.1:4000-4009:4000-4009/);
    const edge = withServer(read('tools/docker/edge.conf'), remote);
    assert.match(
      edge,
      /^ {2}4009 mfe-support;\n {2}4100 identity;$[^]*^ {2}listen 4009;\n {2}listen 4100;$/m,
    );
  });
});

/** A repository with only the new remote and links to what it needs. */
const repositoryWith = (test: TestContext, id: string, files: Record<string, string>): string => {
  const folder = temporaryFolder(
    test,
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${id}/${name}`, text])),
  );
  const pattern = path.join(repositoryRoot, 'mfe-profile/node_modules');
  for (const [target, link] of [
    [path.join(repositoryRoot, 'shared'), 'shared'],
    [path.join(repositoryRoot, 'node_modules'), 'node_modules'],
    [path.join(repositoryRoot, 'tsconfig.base.json'), 'tsconfig.base.json'],
    [path.join(repositoryRoot, '.oxfmtrc.json'), '.oxfmtrc.json'],
    [pattern, `${id}/node_modules`],
  ] as const)
    symlinkSync(target, path.join(folder, link));
  return path.join(folder, id);
};

describe('a new remote', () => {
  const remote = readRequest(['support'], present);
  const files = { ...packageFiles(remote), ...sourceFiles(remote) };
  const tool = (name: string): string => path.join(repositoryRoot, 'node_modules', name);

  it('has a valid description', () => {
    const { paths, menu } = z.parse(remoteDescriptionSchema, JSON.parse(files['remote.json'] ?? ''));
    assert.deepEqual(paths, ['support']);
    assert.equal(menu[0]?.heading, 'Support');
  });

  it('has the same packages as the other remotes', () => {
    const neighbour = readFileSync(path.join(repositoryRoot, patternRemote, 'package.json'), 'utf8');
    const packageOf = (text: string) => {
      const { dependencies, devDependencies } = JSON.parse(text) as Record<string, unknown>;
      return { dependencies, devDependencies };
    };
    assert.deepEqual(packageOf(files['package.json'] ?? ''), packageOf(neighbour));
  });

  it('is added to the lock file, without changes for the build of another remote', () => {
    const lock = readFileSync(path.join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
    const next = withImporter(lock, 'mfe-support');
    const block = /^ {2}mfe-support:\n(?: {4}.*\n)*\n/m.exec(next)?.[0] ?? '';
    assert.ok(lock.includes(block.replace('mfe-support', patternRemote)));
    assert.equal(next.replace(block, ''), lock);
    assert.equal(lockOf(next, 'mfe-billing'), lockOf(lock, 'mfe-billing'));
    const importers = [...lockOf(lock, 'mfe-billing').matchAll(/^ {2}([a-z.-]+):\n {4}\w+ependencies:/gm)];
    assert.deepEqual(
      importers.map(([, name]) => name),
      ['.', 'mfe-billing', 'shared'],
    );
    assert.notEqual(lockOf(next, 'mfe-billing'), lockOf(next, 'mfe-support'));
    assert.match(next, /^ {2}mfe-subscriptions:$[^]*^ {2}mfe-support:$[^]*^ {2}platform:$/m);
    assert.throws(() => withImporter('lockfileVersion: 9', 'mfe-support'), { name: 'UserFacingError' });
  });

  it('compiles, is formatted, and passes its own tests', async test => {
    const folder = repositoryWith(test, remote.id, files);
    for (const script of [
      [
        tool('typescript/bin/tsc'),
        '-p',
        '.',
        '--allowImportingTsExtensions',
        '--rewriteRelativeImportExtensions',
        'false',
      ],
      [tool('oxfmt/bin/oxfmt'), '--check', 'src', 'package.json', 'remote.json', 'tsconfig.json'],
      [path.join(repositoryRoot, 'mfe-profile/node_modules/jest/bin/jest.js'), '--ci', '--runInBand'],
    ]) {
      const { succeeded, output } = await runNode(script, {
        folder,
        environment: { NODE_ENV: 'test', NODE_OPTIONS: undefined },
      });
      assert.ok(succeeded, output);
    }
  });
});
