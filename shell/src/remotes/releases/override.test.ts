import { anyRelease } from 'shared/testing/builders.ts';
import { createOverride, releaseOf, withoutRequest } from './override.ts';

const manifest = 'http://localhost:4003/mf-manifest.json';
const asking = (what: string) => `?${new URLSearchParams({ remote: what }).toString()}`;
const open = (search = '', isAllowed = true) =>
  createOverride({ search, storage: window.sessionStorage, isAllowed });
const overrideOf = (search?: string, isAllowed?: boolean) => open(search, isAllowed).getState().override;

beforeEach(() => {
  window.sessionStorage.clear();
});

it('is read from the URL, and kept in this tab', () => {
  const expected = { id: 'mfe-billing', manifest };
  expect(overrideOf()).toBeUndefined();
  expect(overrideOf(asking(`mfe-billing@${manifest}`))).toEqual(expected);
  expect(overrideOf()).toEqual(expected);
});

it.each([
  ['another machine', 'mfe-billing@https://evil.example/mf-manifest.json'],
  ['a host that only looks like this one', 'mfe-billing@http://localhost.evil.example/mf.json'],
  ['another host after a user name', 'mfe-billing@http://localhost@evil.example/mf.json'],
  ['a URL that is not HTTP', 'mfe-billing@javascript:alert(1)'],
  ['an invalid remote id', `billing@${manifest}`],
  ['a missing remote id', manifest],
])('rejects %s', (_what, asked) => {
  expect(overrideOf(asking(asked))).toBeUndefined();
});

it('is ignored if the settings do not allow it, even in a tab that has one', () => {
  overrideOf(asking(`mfe-billing@${manifest}`));
  expect(overrideOf('', false)).toBeUndefined();
  expect(overrideOf(asking(`mfe-billing@${manifest}`), false)).toBeUndefined();
});

it('lasts one page load when sessionStorage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is closed.', 'SecurityError');
  });
  expect(overrideOf(asking(`mfe-billing@${manifest}`))).toEqual({ id: 'mfe-billing', manifest });
  expect(overrideOf()).toBeUndefined();
});

it('ends with an empty parameter or a reset', () => {
  const ask = asking(`mfe-billing@${manifest}`);
  overrideOf(ask);
  expect(overrideOf('?remote=')).toBeUndefined();
  const store = open(ask);
  store.reset();
  expect(store.getState().override).toBeUndefined();
  expect(overrideOf()).toBeUndefined();
});

it('removes only its parameter from the URL', () => {
  expect(
    withoutRequest(`http://p.example/selvbetjening/1001/faktura${asking(`mfe-x@${manifest}`)}&page=2#a`),
  ).toBe('http://p.example/selvbetjening/1001/faktura?page=2#a');
});

it('has the contract of the release that it replaces', () => {
  const release = (contracts: Parameters<typeof anyRelease>[0]) =>
    releaseOf({ id: 'mfe-billing', manifest }, anyRelease(contracts));
  const tried = { version: '0.0.0', buildId: 'override', manifest };
  const contract = '^1.2.0';
  expect(release({ contract })).toEqual({ ...tried, contract });
  expect(release({ contract, nextContract: '^2.0.0' })).toEqual({
    ...tried,
    contract,
    nextContract: '^2.0.0',
  });
});
