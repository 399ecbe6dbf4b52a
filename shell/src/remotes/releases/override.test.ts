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

it('is what the address asks for, and stays so in this tab', () => {
  const expected = { id: 'mfe-billing', manifest };
  expect(overrideOf()).toBeUndefined();
  expect(overrideOf(asking(`mfe-billing@${manifest}`))).toEqual(expected);
  expect(overrideOf()).toEqual(expected);
});

it.each([
  ['another machine', 'mfe-billing@https://evil.example/mf-manifest.json'],
  ['a host that only looks like this one', 'mfe-billing@http://localhost.evil.example/mf.json'],
  ['another host by its user name', 'mfe-billing@http://localhost@evil.example/mf.json'],
  ['no address of the web', 'mfe-billing@javascript:alert(1)'],
  ['something that is no remote', `billing@${manifest}`],
  ['no remote', manifest],
])('is never %s', (_what, asked) => {
  expect(overrideOf(asking(asked))).toBeUndefined();
});

it('is off where the settings do not allow it, also for a tab that has one', () => {
  overrideOf(asking(`mfe-billing@${manifest}`));
  expect(overrideOf('', false)).toBeUndefined();
  expect(overrideOf(asking(`mfe-billing@${manifest}`), false)).toBeUndefined();
});

it('counts for one page load where the tab can keep nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is closed.', 'SecurityError');
  });
  expect(overrideOf(asking(`mfe-billing@${manifest}`))).toEqual({ id: 'mfe-billing', manifest });
  expect(overrideOf()).toBeUndefined();
});

it('ends by an empty request and by a reset', () => {
  const ask = asking(`mfe-billing@${manifest}`);
  overrideOf(ask);
  expect(overrideOf('?remote=')).toBeUndefined();
  const store = open(ask);
  store.reset();
  expect(store.getState().override).toBeUndefined();
  expect(overrideOf()).toBeUndefined();
});

it('leaves the address as it was without it', () => {
  expect(
    withoutRequest(`http://p.example/selvbetjening/1001/faktura${asking(`mfe-x@${manifest}`)}&page=2#a`),
  ).toBe('http://p.example/selvbetjening/1001/faktura?page=2#a');
});

it('is held to the contract of the release that it stands in for', () => {
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
