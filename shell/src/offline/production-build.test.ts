/** @jest-environment node */
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { hostConfig } from 'shared/build/webpack-preset.ts';

/** Compiles the shell without writing files; only the list of modules counts. */
const compile = (mode: 'production' | 'development'): Promise<Compilation> => {
  const config = hostConfig(path.resolve(import.meta.dirname, '../..'))({}, { mode });
  const compiler = webpack({ ...config, optimization: { ...config.optimization, minimize: false } });
  return new Promise((resolve, reject) => {
    compiler.compile((error, compilation) => {
      if (error) reject(error);
      else if (!compilation) reject(new Error('There is no compilation.'));
      else resolve(compilation);
    });
  });
};

const mocks = /\/node_modules\/(?:\.pnpm\/)?msw|\/shared\/testing\/|\/shell\/src\/offline\/|offline-session/;

const mocksIn = ({ modules }: Compilation): string[] =>
  [...modules].map(module => module.nameForCondition() ?? '').filter(name => mocks.test(name));

beforeAll(() => {
  // Even if the environment selects offline mode.
  process.env['PORTAL_MODE'] = 'offline';
});
afterAll(() => {
  delete process.env['PORTAL_MODE'];
});

it('has no mocks, no worker and no demo data in production', async () => {
  const compilation = await compile('production');
  expect(compilation.errors).toEqual([]);
  expect(compilation.modules.size).toBeGreaterThan(100);
  expect(mocksIn(compilation)).toEqual([]);
  expect(Object.keys(compilation.assets).filter(name => /mockServiceWorker|mocks/.test(name))).toEqual([]);
}, 120_000);

it('has mocks in a development build for offline mode', async () => {
  const names = mocksIn(await compile('development')).join('\n');
  expect(names).toMatch(/msw/);
  expect(names).toMatch(/backend-handlers/);
  expect(names).toMatch(/offline-session/);
}, 120_000);
