import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstFileNames } from './manifest.ts';

const exposed = { assets: { js: { sync: ['pages.js'], async: ['late.js'] }, css: { sync: ['pages.css'] } } };
const metaData = { remoteEntry: { name: 'remoteEntry.js' } };

describe('the manifest of a release', () => {
  it('names the files of its first page, without those that come later', () => {
    const manifest = JSON.stringify({ metaData, exposes: [exposed] });
    assert.deepEqual(firstFileNames(manifest), ['remoteEntry.js', 'pages.js', 'pages.css']);
  });

  for (const [what, manifest] of [
    ['exposes nothing', { metaData, exposes: [] }],
    ['is of another form', { name: 'mfe_billing' }],
  ] as const)
    it(`is refused when it ${what}: it would weigh nothing`, () => {
      assert.throws(() => firstFileNames(JSON.stringify(manifest)), /does not say which files/);
    });
});
