import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findBrowsers } from './chromium.ts';

const withVariable = (test: TestContext, name: string, value: string): void => {
  const before = process.env[name];
  process.env[name] = value;
  test.after(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  });
};

describe('the browser of the browser suite', () => {
  it('is the configured one first', test => {
    const executable = path.join(temporaryFolder(test, { chromium: '' }), 'chromium');
    withVariable(test, 'PORTAL_CHROMIUM', executable);
    assert.deepEqual(findBrowsers(), { quick: executable, whole: executable });
  });

  it('is an error when the configured one is missing', test => {
    withVariable(test, 'PORTAL_CHROMIUM', '/nowhere/chromium');
    assert.throws(() => findBrowsers(), {
      name: 'UserFacingError',
      message: 'PORTAL_CHROMIUM is "/nowhere/chromium", but there is no such file.',
    });
  });

  it('is the headless shell of Debian if present, next to the full browser', test => {
    const folder = temporaryFolder(test, { chromium: '', 'chromium-headless-shell': '' });
    withVariable(test, 'PORTAL_CHROMIUM', '');
    withVariable(test, 'PLAYWRIGHT_BROWSERS_PATH', folder);
    withVariable(test, 'PATH', folder);
    assert.deepEqual(findBrowsers(), {
      quick: path.join(folder, 'chromium-headless-shell'),
      whole: path.join(folder, 'chromium'),
    });
  });
});
