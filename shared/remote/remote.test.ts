import { isRemoteModule } from './remote.ts';

it.each([
  ['a module of the contract', { remote: { id: 'mfe-billing', routes: [] } }, true],
  ['a module with more exports', { remote: { id: 'mfe-billing', routes: [] }, extra: 1 }, true],
  ['nothing', undefined, false],
  ['null', null, false],
  ['a text', 'remote', false],
  ['another export', { default: { id: 'mfe-billing', routes: [] } }, false],
  ['an empty export', { remote: null }, false],
  ['an export without id', { remote: { routes: [] } }, false],
  ['an export with a foreign id', { remote: { id: 7, routes: [] } }, false],
  ['routes that are no list', { remote: { id: 'mfe-billing', routes: {} } }, false],
])('tells whether %s is a remote', (_what, module, expected) => {
  expect(isRemoteModule(module)).toBe(expected);
});
