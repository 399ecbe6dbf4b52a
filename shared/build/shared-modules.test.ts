/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as schemas from '../remote/schemas.ts';
import { consumedModules, ownRequests, providedModules, providedModulesSource } from './shared-modules.ts';

const shared = path.resolve(__dirname, '..');

/** Of the contract: zod is none of it, and a remote may bring its own. */
const consumedOfContract = () => {
  const { 'zod/mini': _, ...consumed } = consumedModules();
  return consumed;
};

it('lets a remote only consume, and the host provide everything that is asked for by name', () => {
  const consumed = consumedOfContract();
  for (const entry of Object.values(consumed)) expect(entry).toMatchObject({ import: false });
  const isByName = (request: string) => !request.endsWith('/');
  expect(Object.keys(providedModules())).toEqual(Object.keys(consumed).filter(isByName));
});

it('has every module once, and refuses a wrong version', () => {
  const strict = { singleton: true, strictVersion: true };
  for (const entry of Object.values(consumedOfContract())) expect(entry).toMatchObject(strict);
  for (const entry of Object.values(providedModules())) expect(entry.shareConfig).toMatchObject(strict);
});

it("takes React's versions within a major, and of ours what the remote asks for", () => {
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

it('hands over the very modules of React, and each of ours when it is asked for', () => {
  const source = providedModulesSource();
  for (const request of Object.keys(providedModules()))
    expect(source).toContain(
      request.startsWith('react') ? `lib: () => require('${request}')` : `await import('${request}')`,
    );
});

it.each(['react', 'react-dom', 'shared/http', 'shared/query', 'shared/router', 'shared/ui/button'])(
  'covers %s',
  request => {
    expect(providedModules()).toHaveProperty([request]);
  },
);

it('shares no library beside our thin module of it', () => {
  const requests = Object.keys(consumedModules());
  expect(requests).not.toContain('@tanstack/react-query');
  expect(requests).not.toContain('react-router-dom');
});

it('covers every component of the kit, each of which exists', () => {
  const components = ownRequests().filter(request => request.startsWith('shared/ui/'));
  expect(components.length).toBeGreaterThan(20);
  for (const request of components) {
    const name = request.slice('shared/ui/'.length);
    expect(existsSync(path.join(shared, 'ui', name, `${name}.tsx`))).toBe(true);
  }
});

it('has everything of zod that remotes and what they import use by name', () => {
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

it('hands out zod under a name that tells its release and what is in it', () => {
  const [key = ''] = /zod\/mini-[0-9a-f]{16}/.exec(providedModulesSource()) ?? [];
  expect(consumedModules()['zod/mini']).toMatchObject({ shareKey: key, import: 'shared/remote/schemas' });
});
