/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ofARemote = createRequire(path.join(__dirname, '../../../mfe-profile/package.json'));
const webpack = path.join(path.dirname(ofARemote.resolve('webpack-cli/package.json')), 'bin/cli.js');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ids-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Builds the same small remote in a folder of the given name and returns each file with its
 * content.
 */
const builtIn = async (place: string): Promise<[string, string][]> => {
  const directory = path.join(folder, place);
  mkdirSync(path.join(directory, 'src/remote'), { recursive: true });
  const preset = JSON.stringify(path.join(__dirname, '../webpack-preset.ts'));
  for (const [file, text] of [
    ['package.json', '{ "name": "mfe-one", "version": "1.0.0", "type": "module" }'],
    ['remote.json', '{ "contract": "^1.0.0" }'],
    ['tsconfig.json', '{}'],
    ['src/remote/remote.tsx', "export const remote = () => import('../later.ts');"],
    ['src/later.ts', 'export const later = 42;'],
    [
      'webpack.config.js',
      `import { remoteConfig } from ${preset}; export default remoteConfig(import.meta.dirname);`,
    ],
  ] as const)
    writeFileSync(path.join(directory, file), text);
  const environment = { ...process.env, PORTAL_BUILD_ID: '0123456789ab', NODE_ENV: 'production' };
  await run(process.execPath, [webpack, '--mode', 'production'], { cwd: directory, env: environment });
  const site = path.join(directory, 'dist/site/1.0.0-0123456789ab');
  return readdirSync(site)
    .sort()
    .map(name => [name, readFileSync(path.join(site, name), 'utf8')]);
};

it('builds the same release wherever the repository is', async () => {
  const here = await builtIn('here');
  expect(here.map(([name]) => name)).toContain('remoteEntry.js');
  expect(await builtIn('mit projekt på en anden maskine')).toEqual(here);
}, 300_000);
