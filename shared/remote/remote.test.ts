import { isRemoteModule } from './remote.ts';

it.each([
  ['a module of the contract', { remote: { id: 'mfe-billing', routes: [] } }, true],
  ['a module with more exports', { remote: { id: 'mfe-billing', routes: [] }, extra: 1 }, true],
  ['nothing', undefined, false],
  ['null', null, false],
  ['a string', 'remote', false],
  ['another export', { default: { id: 'mfe-billing', routes: [] } }, false],
  ['an empty export', { remote: null }, false],
  ['an export without id', { remote: { routes: [] } }, false],
  ['an export with an id of another type', { remote: { id: 7, routes: [] } }, false],
  ['routes that are not an array', { remote: { id: 'mfe-billing', routes: {} } }, false],
])('decides whether %s is a remote', (_what, module, expected) => {
  expect(isRemoteModule(module)).toBe(expected);
});
