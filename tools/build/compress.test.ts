import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compressFolder } from './compress.ts';

const text = 'const portal = true;\n'.repeat(100);

describe('compressFolder', () => {
  it('writes both compressed forms of each text file, in every folder', async test => {
    const folder = temporaryFolder(test, { 'a.js': text, 'deep/b.css': text });
    await compressFolder(folder);
    for (const file of ['a.js', 'deep/b.css'].map(name => path.join(folder, name))) {
      assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), text);
      assert.equal(gunzipSync(readFileSync(`${file}.gz`)).toString(), text);
    }
  });

  it('skips small and already compressed files', async test => {
    const folder = temporaryFolder(test, { 'small.js': 'x', 'font.woff2': text });
    await compressFolder(folder);
    for (const name of ['small.js.br', 'font.woff2.br', 'font.woff2.gz']) {
      assert.equal(existsSync(path.join(folder, name)), false);
    }
  });
});
