import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { requireChosenTests } from './browser-step.ts';

describe('the options of the browser suite', () => {
  before(() => {
    // As in a fresh clone: no portal has ever run here.
    process.env['PORTAL_DATA_DIR'] = mkdtempSync(path.join(tmpdir(), 'no-portal-'));
  });

  it('may choose tests that read builds, before anything is built', async () => {
    await requireChosenTests(['remotes/release', '-g', 'a']);
  });

  for (const [options, message] of [
    [['--nonsense'], /unknown option '--nonsense'/],
    [['remotes/release', '-g', '['], /Invalid regular expression/],
  ] as const)
    it(`are refused before a portal starts: ${options.join(' ')}`, async () => {
      await assert.rejects(requireChosenTests(options), message);
    });
});
