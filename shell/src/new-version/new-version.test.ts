import { addressOfMissingCode, missingCodeOf } from './missing-code.ts';
import { createNewVersion } from './new-version.ts';

const missingScript = () =>
  Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError', type: 'error' });
const missingStyles = () =>
  Object.assign(new Error('Loading CSS chunk 42 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });

const open = ({ isOnline = true } = {}) => {
  let now = 1_000_000;
  const reload = jest.fn();
  const page = { storage: window.sessionStorage, now: () => now, isOnline: () => isOnline, reload };
  return {
    reload,
    newVersion: createNewVersion(page),
    pass: (ms: number) => {
      now += ms;
    },
    /** The same tab after a reload. */
    openAgain: () => createNewVersion(page),
  };
};
beforeEach(() => {
  window.sessionStorage.clear();
});

it.each([
  ['a script', missingScript(), true],
  ['a style sheet', missingStyles(), true],
  ["a remote's script", new Error('mfe-billing@1.0.0 could not be loaded', { cause: missingScript() }), true],
  ['a call', new TypeError('Failed to fetch'), false],
  ['no error at all', 'Loading chunk 42 failed.', false],
])('distinguishes missing code from other errors: %s (ERR-028)', (_what, error, expected) => {
  expect(missingCodeOf(error) !== undefined).toBe(expected);
});

it('finds the URL of the missing code if webpack reports it', () => {
  const request = 'https://remotes.test/mfe-billing/376.js';
  const cause = Object.assign(missingScript(), { request });
  expect(addressOfMissingCode(new Error('not loaded', { cause }))).toBe(request);
  expect(addressOfMissingCode(missingScript())).toBeUndefined();
  expect(addressOfMissingCode(new TypeError('x'))).toBeUndefined();
});

it('asks once if several handlers report the same error (ERR-028)', () => {
  const { newVersion } = open();
  const error = missingScript();
  expect(newVersion.notice(error)).toBe(true);
  expect(newVersion.getState().isOpen).toBe(true);
  newVersion.dismiss();
  expect(newVersion.notice(error)).toBe(true);
  expect(newVersion.getState().isOpen).toBe(false);
});

it('asks again on the next missing code after a dismissal (ERR-028)', () => {
  const { newVersion, reload } = open();
  newVersion.notice(missingScript());
  newVersion.dismiss();
  newVersion.notice(missingScript());
  expect(newVersion.getState().isOpen).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once, and does not ask again right after a reload (ERR-029)', () => {
  const { newVersion, openAgain, pass, reload } = open();
  newVersion.notice(missingScript());
  newVersion.reload();
  expect(reload).toHaveBeenCalledTimes(1);
  pass(2_000);
  const reloaded = openAgain();
  expect(reloaded.notice(missingScript())).toBe(false);
  expect(reloaded.getState().isOpen).toBe(false);
  pass(60_000);
  expect(reloaded.notice(missingScript())).toBe(true);
});

it.each([
  ['is another one', { isOnline: true }, new TypeError('x is undefined')],
  ['occurs offline', { isOnline: false }, missingScript()],
])('does not ask when the error %s', (_when, options, error) => {
  const { newVersion } = open(options);
  expect(newVersion.notice(error)).toBe(false);
  expect(newVersion.getState().isOpen).toBe(false);
});
