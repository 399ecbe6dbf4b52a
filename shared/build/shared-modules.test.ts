/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { providedComponentsModule, sharedModules } from './shared-modules.ts';

const shared = path.resolve(__dirname, '..');

it('lets the host provide and a remote only consume', () => {
  const host = sharedModules('host');
  const remote = sharedModules('remote');
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  expect(Object.values(host).every(entry => entry.import === undefined)).toBe(true);
  expect(Object.values(remote).every(entry => entry.import === false)).toBe(true);
});

it('has every module once, and refuses a wrong version', () => {
  for (const entry of Object.values(sharedModules('host')))
    expect(entry).toMatchObject({ singleton: true, strictVersion: true });
});

it("takes React's versions within a major, and of ours what the remote asks for", () => {
  const modules = sharedModules('remote');
  expect(sharedModules('remote', { contract: '^1.0.0' })['shared/http']?.requiredVersion).toBe('^1.0.0');
  expect(modules['react']?.requiredVersion).toMatch(/^\^\d+\.0\.0$/);
  expect(modules['react/']?.version).toBe(modules['react']?.version);
  expect(modules['shared/http']?.requiredVersion).toBe(`^${String(modules['shared/http']?.version)}`);
});

it.each(['react', 'react-dom', 'shared/http', 'shared/query', 'shared/router', 'shared/ui/button'])(
  'covers %s',
  request => {
    expect(sharedModules('host')).toHaveProperty([request]);
  },
);

it('shares no library beside our thin module of it', () => {
  const requests = Object.keys(sharedModules('host'));
  expect(requests).not.toContain('@tanstack/react-query');
  expect(requests).not.toContain('react-router-dom');
});

it('names every component of the kit for the host, each of which exists', () => {
  const source = providedComponentsModule();
  const components = Object.keys(sharedModules('host')).filter(request => request.startsWith('shared/ui/'));
  expect(components.length).toBeGreaterThan(20);
  for (const request of components) {
    const name = request.slice('shared/ui/'.length);
    expect(source).toContain(`import('${request}')`);
    expect(existsSync(path.join(shared, 'ui', name, `${name}.tsx`))).toBe(true);
  }
});
