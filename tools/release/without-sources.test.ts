/** Remotes whose sources are in another checkout, or deleted. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { builtRelease } from './testing/built-release.ts';

it('publishes, shows and withdraws a remote without its sources', test => {
  const to = ['--to', temporaryFolder(test), '--address', 'https://remotes.example'];
  const release = (...words: string[]) => {
    const script = path.join(import.meta.dirname, 'release.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words, ...to], {
      encoding: 'utf8',
    });
    return status === 0 ? stdout : stderr;
  };
  const built = builtRelease(temporaryFolder(test), 'aaaaaa', { id: 'mfe-elsewhere' });
  assert.match(release('withdraw', 'mfe-elsewhere'), /^Name the remote, .*; known are mfe-.*\.\n$/);
  assert.equal(release('publish', 'mfe-elsewhere', '--from', built), 'mfe-elsewhere: current 1.0.0-aaaaaa\n');
  assert.match(
    release('verify', 'mfe-elsewhere'),
    /^mfe-elsewhere 1\.0\.0-aaaaaa: 11 files as they were built/,
  );
  assert.equal(
    release('publish', 'mfe-elsewhere'),
    'The sources of mfe-elsewhere are not here: publish what was built with --from.\n',
  );
  assert.match(release('withdraw', 'mfe-elsewhere'), /^No remote is in /);
  assert.match(
    release('history', 'mfe-elsewhere'),
    /^\S+ publish 1\.0\.0-aaaaaa by .*\n\S+ withdraw-remote 1\.0\.0-aaaaaa by .*\n$/,
  );
  assert.match(release('history', '../elsewhere'), /^Name the remote, /);
});
