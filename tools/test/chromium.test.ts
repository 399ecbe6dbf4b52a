import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findChromium } from './chromium.ts';

const withChromium = (test: TestContext, value: string): void => {
  const before = process.env['PORTAL_CHROMIUM'];
  process.env['PORTAL_CHROMIUM'] = value;
  test.after(() => {
    if (before === undefined) delete process.env['PORTAL_CHROMIUM'];
    else process.env['PORTAL_CHROMIUM'] = before;
  });
};

describe('the browser of the browser suite', () => {
  it('is the one that is named, before any other', test => {
    const executable = path.join(temporaryFolder(test, { chromium: '' }), 'chromium');
    withChromium(test, executable);
    assert.equal(findChromium(), executable);
  });

  it('that is named but not there is an error, not a reason to take another', test => {
    withChromium(test, '/nowhere/chromium');
    assert.throws(() => findChromium(), {
      name: 'UserFacingError',
      message: 'PORTAL_CHROMIUM is "/nowhere/chromium", but there is no such file.',
    });
  });
});
