/** The error messages of commands for unknown arguments, before they start anything. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const notAFrontEnd = /^"mfe-nope" is not a front end: name one of shell, (mfe-[a-z]+(, )?)+\.\n$/;
const refusals: [script: string, words: string, sentence: RegExp][] = [
  ['start/start.ts', 'mfe-billing', /^npm start takes no arguments\.\n$/],
  ['lint/lint.ts', 'shared', /^npm run lint takes no arguments\.\n$/],
  ['format/format.ts', '--check', /^npm run format takes no arguments\.\n$/],
  ['dev/dev.ts', 'mfe-nope', notAFrontEnd],
  ['dev/dev.ts', 'shell', /^The shell is always started: name remotes only\.\n$/],
  ['dev/dev-offline.ts', 'mfe-nope', notAFrontEnd],
  ['build/build.ts', 'mfe-nope', notAFrontEnd],
  ['origin/origin.ts', 'mfe-nope', /^Name the one origin to start, .*\n$/],
  ['origin/origin.ts', 'mfe-billing mfe-admins', /^Name the one origin to start, .*\n$/],
  ['test/test.ts', 'lint', /^npm test takes .* are for the browser suite: add --e2e\.\n$/],
  ['test/test.ts', '--e2e -- no-such-spec', /^No test of the browser suite has such a name\.\n$/],
  ['test/test.ts', '--e2e -- --project=none', /^Error: .*"none" not found\. .*\n$/],
  ['test/test.ts', '--changed --e2e', /^--only and --changed choose .* alone\.\n$/],
  ['test/test.ts', '--unit --postgres', /^--postgres chooses .* add --api\.\n$/],
  ['test/test.ts', '--only shell --postgres', /^--only and --changed choose .* alone\.\n$/],
  ['bench-rows/bench-rows.ts', '--sizes x', /^--sizes is "x", but must be whole numbers .*\n$/],
  ['bench-rows/bench-rows.ts', '--only nosuch', /^No call has "nosuch" in its name; .*\n$/],
  ['contract/contract.ts', '--breaking', /^--breaking belongs to --write\.\n$/],
  [
    'release/release.ts',
    'publish mfe-billing mfe-admins',
    /^npm run release -- publish takes .*"mfe-admins"\.\n$/,
  ],
  ['release/release.ts', 'list mfe-billing', /^npm run release -- list takes .*"mfe-billing"\.\n$/],
  ['release/release.ts', 'publsih mfe-billing', /^"publsih" is not a command: .* publish, .*\n$/],
  ['release/release.ts', 'rollback mfe-billing 1.0.0-a --steps 2', /^Name the release .*, not both\.\n$/],
  ['release/release.ts', 'rollback mfe-billing --steps -1', /^--steps .*\n$/],
  ['release/release.ts', 'publish mfe-billing --canary', /^--canary .*\n$/],
  ['release/release.ts', 'list --colour red', /^npm run release takes --canary, .*\n$/],
];

describe('a command with unknown arguments', () => {
  for (const [script, words, sentence] of refusals) {
    it(`${script} refuses "${words}" with one sentence`, () => {
      const file = path.join(import.meta.dirname, script);
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words.split(' ')], {
        encoding: 'utf8',
      });
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, sentence);
    });
  }
});
