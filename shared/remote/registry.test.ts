import * as z from 'zod/mini';
import { anyRegisteredRemote, anyRelease } from '../testing/builders.ts';
import { registrySchema } from './registry.ts';

const accepts = (remote: object, schemaVersion: unknown = 1): boolean =>
  z.safeParse(registrySchema, { schemaVersion, remotes: [remote] }).success;

it('accepts one remote, with or without a previous release', () => {
  expect(accepts(anyRegisteredRemote())).toBe(true);
  expect(accepts(anyRegisteredRemote({ previous: anyRelease({ version: '0.9.0' }) }))).toBe(true);
});

it('accepts a release that lists the files of its first page', () => {
  const firstPage = ['remoteEntry.js', '376.0fa0f635854feda494ea.js', 'deep/__page-1.css'];
  expect(accepts(anyRegisteredRemote({ current: anyRelease({ firstPage }) }))).toBe(true);
});

it('refuses an unknown schema version', () => {
  expect(accepts(anyRegisteredRemote(), 2)).toBe(false);
});

it.each([
  ['an id without the prefix mfe-', anyRegisteredRemote({ id: 'billing' })],
  ['an id with a path', anyRegisteredRemote({ id: 'mfe-../x' })],
  ['no path', anyRegisteredRemote({ paths: [] })],
  ['a path of two segments', anyRegisteredRemote({ paths: ['faktura/ny'] })],
  ['a path that is a parameter', anyRegisteredRemote({ paths: [':id'] })],
  ['a manifest that is not a URL', anyRegisteredRemote({ current: anyRelease({ manifest: 'mf.json' }) })],
  ['an invalid version', anyRegisteredRemote({ current: anyRelease({ version: '1.0' }) })],
  ['an unsupported range', anyRegisteredRemote({ current: anyRelease({ contract: '>=1.0.0' }) })],
  [
    'a first page in another folder',
    anyRegisteredRemote({ current: anyRelease({ firstPage: ['../a.js'] }) }),
  ],
  [
    'a first page on another origin',
    anyRegisteredRemote({ current: anyRelease({ firstPage: ['//evil/a.js'] }) }),
  ],
  ['a first page with a scheme', anyRegisteredRemote({ current: anyRelease({ firstPage: ['data:,a'] }) })],
  ['a build id with a path', anyRegisteredRemote({ current: anyRelease({ buildId: '../../evil' }) })],
])('refuses a remote with %s', (_what, remote) => {
  expect(accepts(remote)).toBe(false);
});

it('refuses a menu entry for an unknown role', () => {
  const entry = { key: 'k', heading: 'H', description: '', icon: 'list', path: 'x', order: 1 };
  expect(accepts({ ...anyRegisteredRemote(), menu: [{ ...entry, condition: { roles: ['Owner'] } }] })).toBe(
    false,
  );
});

it.each([
  ['a percentage', { percent: 5 }, true],
  ['100 %', { percent: 100 }, true],
  ['0 %', { percent: 0 }, false],
  ['more than 100 %', { percent: 101 }, false],
  ['named customers', { customers: ['1001'] }, true],
  ['an empty list', { customers: [] }, false],
  ['a toggle', { toggle: 'new-billing' }, true],
  ['two rules at once', { percent: 5, toggle: 'new-billing' }, false],
  ['no rule', {}, false],
])('accepts a canary rule or not: %s', (_who, rule, expected) => {
  expect(accepts({ ...anyRegisteredRemote(), canary: { release: anyRelease(), rule } })).toBe(expected);
});

it.each([
  ['faktura', true],
  ['abonnementer/:id/skift-abonnement?aarsag=mistet&soeg=:query', true],
  ['../../../logud-bekraeftelse', false],
  ['faktura/../../1002/faktura', false],
  ['faktura/%2e%2e/%2e%2e', false],
  ['..\\..\\x', false],
  ['/faktura', false],
  ['faktura//evil.test', false],
  ['javascript:alert(1)', false],
  ['https://evil.test', false],
  ['', false],
])('links by menu and search only to pages below the customer: %s', (path, expected) => {
  const shown = { label: 'L', heading: 'H', description: '', icon: 'list', key: 'k', order: 1, kind: 'k' };
  const hits = { ...shown, path: 'faktura', all: { label: 'L', path: 'faktura' } };
  const search = { hits: [hits], actions: [] };
  const remote = anyRegisteredRemote();
  const places = [
    { menu: [{ ...shown, path }] },
    { search: { ...search, hits: [{ ...hits, path }] } },
    { search: { ...search, hits: [{ ...hits, all: { label: 'L', path } }] } },
    { search: { ...search, actions: [{ ...shown, path }] } },
  ];
  expect(places.map(place => accepts({ ...remote, ...place }))).toEqual(places.map(() => expected));
});
