/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as schemas from '../remote/schemas.ts';
import { consumedModules, ownRequests, providedModules, providedModulesSource } from './shared-modules.ts';

const shared = path.resolve(__dirname, '..');

/** Without zod, which is not in the contract: a remote may bring its own. */
const consumedOfContract = () => {
  const { 'zod/mini': _, ...consumed } = consumedModules();
  return consumed;
};

it('lets remotes only consume, and the host provide every module requested by its full name', () => {
  const consumed = consumedOfContract();
  for (const entry of Object.values(consumed)) expect(entry).toMatchObject({ import: false });
  const isByName = (request: string) => !request.endsWith('/');
  expect(Object.keys(providedModules())).toEqual(Object.keys(consumed).filter(isByName));
});

it('shares each module as a singleton with a strict version', () => {
  const strict = { singleton: true, strictVersion: true };
  for (const entry of Object.values(consumedOfContract())) expect(entry).toMatchObject(strict);
  for (const entry of Object.values(providedModules())) expect(entry.shareConfig).toMatchObject(strict);
});

it('requires the major of React, and of our modules the version the remote requires', () => {
  const modules = consumedModules();
  expect(consumedModules('^1.0.0')['shared/http']?.requiredVersion).toBe('^1.0.0');
  expect(modules['react']?.requiredVersion).toMatch(/^\^\d+\.0\.0$/);
  expect(modules['react/']?.version).toBe(modules['react']?.version);
  expect(modules['shared/http']?.requiredVersion).toBe(`^${String(modules['shared/http']?.version)}`);
});

it('provides the versions that remotes are built against', () => {
  const consumed = consumedOfContract();
  for (const [request, { version }] of Object.entries(providedModules()))
    expect(version).toBe(consumed[request]?.version);
});

it('provides React synchronously, and our modules on demand', () => {
  const source = providedModulesSource();
  for (const request of Object.keys(providedModules()))
    expect(source).toContain(
      request.startsWith('react') ? `lib: () => require('${request}')` : `await import('${request}')`,
    );
});

it.each(['react', 'react-dom', 'shared/http', 'shared/query', 'shared/router', 'shared/ui/button'])(
  'shares %s',
  request => {
    expect(providedModules()).toHaveProperty([request]);
  },
);

it('shares our wrappers instead of the libraries', () => {
  const requests = Object.keys(consumedModules());
  expect(requests).not.toContain('@tanstack/react-query');
  expect(requests).not.toContain('react-router-dom');
});

it('shares every component of the kit, and each exists', () => {
  const components = ownRequests().filter(request => request.startsWith('shared/ui/'));
  expect(components.length).toBeGreaterThan(20);
  for (const request of components) {
    const name = request.slice('shared/ui/'.length);
    expect(existsSync(path.join(shared, 'ui', name, `${name}.tsx`))).toBe(true);
  }
});

it('exports exactly what remotes and shared code use of zod', () => {
  const root = path.resolve(shared, '..');
  const remotes = readdirSync(root).filter(name => name.startsWith('mfe-'));
  const sources = [...remotes.map(id => `${id}/src`), 'shared']
    .flatMap(folder =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
        path.join(root, folder, file),
      ),
    )
    .filter(file => /\.tsx?$/.test(file) && !/node_modules|\.test\.|[\\/]testing[\\/]/.test(file))
    .map(file => readFileSync(file, 'utf8'));
  const used = new Set(
    sources.flatMap(text => [...text.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name]) => name)),
  );
  for (const type of ['core', 'infer', 'input', 'output']) used.delete(type);
  expect(used.size).toBeGreaterThan(30);
  expect(Object.keys(schemas).sort()).toEqual([...used].sort());
});

it('shares zod under a key with a hash', () => {
  const [key = ''] = /zod\/mini-[0-9a-f]{16}/.exec(providedModulesSource()) ?? [];
  expect(consumedModules()['zod/mini']).toMatchObject({ shareKey: key, import: 'shared/remote/schemas' });
});
