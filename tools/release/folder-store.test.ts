import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const content = Buffer.from('{}');

it('fails with one sentence when a target cannot be written, without drafts left', async test => {
  const root = temporaryFolder(test, { file: '', 'in-the-way/release.json': '' });
  const store = folderStore(root);
  const error = (folder: string) => ({
    name: 'UserFacingError',
    message: new RegExp(String.raw`${folder} cannot be written \(\w+\): see to its permissions`),
  });
  await assert.rejects(store.write('file/release.json', content), error('file'));
  await assert.rejects(store.write('in-the-way', content), error(path.basename(root)));
  await assert.rejects(store.replace('file/remotes.json', content, undefined), error('file'));
  assert.deepEqual(readdirSync(root).sort(), ['file', 'in-the-way']);
});
