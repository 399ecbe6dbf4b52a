import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weighRelease } from './first-page.ts';

const exposed = {
  assets: {
    js: { sync: ['pages.js', 'own-copy.js'], fallback: ['own-copy.js'], async: ['late.js'] },
    css: { sync: ['pages.0123456789abcdef.css'] },
  },
};
const metaData = { remoteEntry: { name: 'remoteEntry.js' } };

const weighing = (manifest: object) =>
  weighRelease(name => Buffer.from(name === 'mf-manifest.json' ? JSON.stringify(manifest) : name));

describe('the first page of a release', () => {
  it('has the files of its manifest, without lazy chunks and fallbacks', async () => {
    const weights = await weighing({ metaData, exposes: [exposed] });
    assert.deepEqual(Object.keys(weights), ['pages.css', 'pages.js', 'remoteEntry.js']);
  });

  for (const [what, manifest] of [
    ['exposes nothing', { metaData, exposes: [] }],
    ['has another form', { name: 'mfe_billing' }],
  ] as const)
    it(`is refused when the manifest ${what}, instead of weighing nothing`, async () => {
      await assert.rejects(weighing(manifest), /does not say which files/);
    });
});
