import * as z from 'zod/mini';
import { anyRegisteredRemote, anyRelease } from '../testing/builders.ts';
import { registrySchema } from './registry.ts';

const accepts = (remote: object, schemaVersion: unknown = 1): boolean =>
  z.safeParse(registrySchema, { schemaVersion, remotes: [remote] }).success;

it('accepts a registry of one remote, with or without an earlier release', () => {
  expect(accepts(anyRegisteredRemote())).toBe(true);
  expect(accepts(anyRegisteredRemote({ previous: anyRelease({ version: '0.9.0' }) }))).toBe(true);
});

it('accepts a release that names the files of its first page', () => {
  const firstPage = ['remoteEntry.js', '376.0fa0f635854feda494ea.js', 'deep/__page-1.css'];
  expect(accepts(anyRegisteredRemote({ current: anyRelease({ firstPage }) }))).toBe(true);
});

it('refuses a schema version it does not know', () => {
  expect(accepts(anyRegisteredRemote(), 2)).toBe(false);
});

it.each([
  ['an id that is no remote', anyRegisteredRemote({ id: 'billing' })],
  ['an id with a path in it', anyRegisteredRemote({ id: 'mfe-../x' })],
  ['no path', anyRegisteredRemote({ paths: [] })],
  ['a path of two segments', anyRegisteredRemote({ paths: ['faktura/ny'] })],
  ['a path that is a parameter', anyRegisteredRemote({ paths: [':id'] })],
  ['a manifest that is no address', anyRegisteredRemote({ current: anyRelease({ manifest: 'mf.json' }) })],
  ['a version that is no version', anyRegisteredRemote({ current: anyRelease({ version: '1.0' }) })],
  ['a range of another form', anyRegisteredRemote({ current: anyRelease({ contract: '>=1.0.0' }) })],
  [
    'a first page in another folder',
    anyRegisteredRemote({ current: anyRelease({ firstPage: ['../a.js'] }) }),
  ],
  ['a first page elsewhere', anyRegisteredRemote({ current: anyRelease({ firstPage: ['//evil/a.js'] }) })],
  ['a first page of a scheme', anyRegisteredRemote({ current: anyRelease({ firstPage: ['data:,a'] }) })],
  ['a build id with a path in it', anyRegisteredRemote({ current: anyRelease({ buildId: '../../evil' }) })],
])('refuses a remote with %s', (_what, remote) => {
  expect(accepts(remote)).toBe(false);
});

it('refuses a menu entry for a role that does not exist', () => {
  const entry = { key: 'k', heading: 'H', description: '', icon: 'list', path: 'x', order: 1 };
  expect(accepts({ ...anyRegisteredRemote(), menu: [{ ...entry, condition: { roles: ['Owner'] } }] })).toBe(
    false,
  );
});

it.each([
  ['a share', { percent: 5 }, true],
  ['all', { percent: 100 }, true],
  ['nobody', { percent: 0 }, false],
  ['more than all', { percent: 101 }, false],
  ['named customers', { customers: ['1001'] }, true],
  ['an empty list', { customers: [] }, false],
  ['a toggle', { toggle: 'new-billing' }, true],
  ['two rules at once', { percent: 5, toggle: 'new-billing' }, false],
  ['no rule', {}, false],
])('reads who tries a release first: %s', (_who, rule, expected) => {
  expect(accepts({ ...anyRegisteredRemote(), canary: { release: anyRelease(), rule } })).toBe(expected);
});
