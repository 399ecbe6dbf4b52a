import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { it } from 'node:test';
import { remotes } from '../portal/front-ends.ts';
import { inputHash } from './input-hash.ts';

it('the hash of a front end changes with its packages in the lock file, and with no others', test => {
  const [remote, other] = remotes;
  assert(remote && other);
  const before = [inputHash(remote), inputHash(other)];
  const read = fs.readFileSync;
  test.mock.method(fs, 'readFileSync', (file: string, encoding: 'utf8') =>
    file.endsWith('pnpm-lock.yaml')
      ? read(file, 'utf8').replace(`\n  ${remote.id}:\n`, `\n  ${remote.id}:\n    another: package\n`)
      : read(file, encoding),
  );
  syncBuiltinESMExports();
  const after = [inputHash(remote), inputHash(other)];
  assert.notEqual(after[0], before[0]);
  assert.equal(after[1], before[1]);
});
