/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Webpack from 'webpack';
import { integrityOf } from './hash-map.ts';
import { hostConfig, remoteConfig } from './webpack-preset.ts';
import { WithoutMocks } from './without-mocks.ts';

/** A remote's own webpack, which builds it: not always the copy of this package. */
const ofARemote = createRequire(path.join(__dirname, '../../mfe-profile/package.json'));
const webpack = ofARemote('webpack') as typeof Webpack;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preset-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A remote whose only style sheet has the same path and class as every other's. */
const remoteIn = (name: string): string => {
  const directory = path.join(folder, name);
  mkdirSync(path.join(directory, 'src/remote'), { recursive: true });
  const write = (file: string, text: string) => {
    writeFileSync(path.join(directory, file), text);
  };
  write('package.json', JSON.stringify({ name, version: '1.0.0' }));
  write('remote.json', JSON.stringify({ contract: '^1.0.0' }));
  write('tsconfig.json', '{}');
  write('src/page.module.css', '.page { color: red }');
  write('src/remote/remote.tsx', "import styles from '../page.module.css'; export const remote = styles;");
  return directory;
};

const statsOf = (config: Webpack.Configuration): Promise<Webpack.Stats> =>
  new Promise((resolve, reject) => {
    webpack({ ...config, devtool: false }).run((error, stats) => {
      if (stats) resolve(stats);
      else reject(error ?? new Error('There are no stats.'));
    });
  });

const buildOf = async (directory: string): Promise<string> => {
  const config = remoteConfig(directory)({}, { mode: 'production' });
  await statsOf(config);
  return config.output?.path ?? '';
};

const styleSheetOf = async (directory: string): Promise<string> => {
  const site = await buildOf(directory);
  const sheet = readdirSync(site).find(name => name.endsWith('.css')) ?? '';
  return readFileSync(path.join(site, sheet), 'utf8');
};

/** For builds on a busy machine: 15 times what they take alone. */
const buildTimeout = 300_000;

it(
  'gives the same class of two remotes different names',
  async () => {
    const [one, other] = [await styleSheetOf(remoteIn('mfe-one')), await styleSheetOf(remoteIn('mfe-other'))];
    expect(one).toMatch(/^\.[\w-]+\{color:red\}$/);
    expect(other).toMatch(/^\.[\w-]+\{color:red\}$/);
    expect(one).not.toBe(other);
  },
  buildTimeout,
);

it(
  'lists the hash of every script, style sheet and manifest, and of the list itself',
  async () => {
    const directory = remoteIn('mfe-hashed');
    const contracts = { contract: '^1.0.0', nextContract: '^2.0.0' };
    writeFileSync(path.join(directory, 'remote.json'), JSON.stringify(contracts));
    writeFileSync(path.join(directory, 'src/later.ts'), 'export const later = 42;');
    writeFileSync(
      path.join(directory, 'src/remote/remote.tsx'),
      "import styles from '../page.module.css'; import { useToasts } from 'shared/toasts'; export const remote = { styles, useToasts, later: () => import('../later.ts') };",
    );
    const site = await buildOf(directory);
    const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
    const built = readdirSync(site).filter(name => /\.(?:js|css)$|^mf-manifest\.json$/.test(name));
    const { files } = JSON.parse(read('integrity.json')) as { files: Record<string, string> };
    expect(Object.keys(files).sort()).toEqual(built.sort());
    // The entry, the exposed module, its lazy chunk, its styles, and the manifest.
    expect(built.length).toBeGreaterThanOrEqual(5);
    for (const name of built) expect(files[name]).toBe(integrityOf(readFileSync(path.join(site, name))));
    const { integrity, firstPage, ...record } = JSON.parse(read('release.json')) as {
      integrity: string;
      firstPage: string[];
    };
    expect(record).toMatchObject(contracts);
    expect(integrity).toBe(integrityOf(read('integrity.json')));
    // What the federation runtime compares.
    expect(read('remoteEntry.js')).toContain('^1.0.0 || ^2.0.0');
    // Lazy chunks are not part of the first page.
    expect(firstPage.map(name => name.replace(/\.[0-9a-f]{16,}/, '')).sort()).toEqual([
      '__federation_expose_remote.css',
      '__federation_expose_remote.js',
      'remoteEntry.js',
    ]);
    // The runtime of the remote looks up the hashes of what it loads: once for scripts, once for
    // style sheets.
    expect(
      read('remoteEntry.js').match(/\.integrity=self\.portalIntegrityOf\(\w+\.(?:src|href)\)/g),
    ).toHaveLength(2);
  },
  buildTimeout,
);

it(
  'drops unused schemas of a contract',
  async () => {
    const directory = remoteIn('mfe-schemas');
    mkdirSync(path.join(directory, 'shared/contracts'), { recursive: true });
    for (const [file, text] of [
      ['shared/make.ts', 'export const make = (name: string) => { console.log(name); return name; };'],
      [
        'shared/contracts/order.ts',
        "import { make } from '../make.ts'; export const read = make('asked'); export const unread = make('idle');",
      ],
      [
        'src/remote/remote.tsx',
        "import { read } from '../../shared/contracts/order.ts'; export const remote = { read };",
      ],
    ] as const)
      writeFileSync(path.join(directory, file), text);
    const site = await buildOf(directory);
    const name = readdirSync(site).find(each => /^__federation_expose_remote.*\.js$/.test(each)) ?? '';
    const code = readFileSync(path.join(site, name), 'utf8');
    expect(code).toContain('asked');
    expect(code).not.toContain('idle');
  },
  buildTimeout,
);

it(
  'refuses mocks, demo data and offline mode in production',
  async () => {
    const directory = remoteIn('mfe-mocked');
    for (const file of ['shared/testing/people.ts', 'src/offline/backend.ts', 'node_modules/msw/index.js']) {
      mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(directory, file), `export const part = '${file}';`);
    }
    const imports = ['../../shared/testing/people.ts', '../offline/backend.ts', 'msw'];
    writeFileSync(
      path.join(directory, 'src/remote/remote.tsx'),
      `${imports.map((name, index) => `import { part as part${String(index)} } from '${name}';`).join('\n')}
      export const remote = [part0, part1, part2];`,
    );
    const { compilation } = await statsOf(remoteConfig(directory)({}, { mode: 'production' }));
    expect(compilation.errors.map(({ message }) => message.replace(directory, '')).sort()).toEqual(
      ['/node_modules/msw/index.js', '/shared/testing/people.ts', '/src/offline/backend.ts'].map(
        file => `${file} is for tests and offline mode, and must not be part of a production build.`,
      ),
    );
    expect(readdirSync(directory)).not.toContain('dist');
  },
  buildTimeout,
);

describe('with offline mode selected in the environment', () => {
  beforeEach(() => {
    process.env['PORTAL_MODE'] = 'offline';
  });
  afterEach(() => {
    delete process.env['PORTAL_MODE'];
  });

  it.each([
    ['production', 'false', true],
    ['development', 'true', false],
  ] as const)('a %s build has PORTAL_OFFLINE %s', (mode, offline, refusesMocks) => {
    const { plugins = [] } = hostConfig(path.join(__dirname, '../../shell'))({}, { mode });
    const definitions = expect.objectContaining({ PORTAL_OFFLINE: offline }) as object;
    expect(plugins).toContainEqual(expect.objectContaining({ definitions }));
    expect(plugins.some(plugin => plugin instanceof WithoutMocks)).toBe(refusesMocks);
  });
});
