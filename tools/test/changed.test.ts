import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { UserFacingError } from 'shared/node/user-facing-error';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts';
import { changedFiles, packagesIn, touchedPackages } from './changed.ts';

const packages = new Map([
  ['mfe-billing', ['shared']],
  ['platform', ['shared']],
  ['tools', ['platform', 'shared']],
  ['shared', []],
]);

const gitIn =
  (root: string) =>
  (...args: string[]): void => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' });
  };

describe('the packages affected by a change', () => {
  for (const [file, expected] of [
    ['mfe-billing/src/a.ts', ['mfe-billing']],
    ['platform/src/a.ts', ['platform', 'tools']],
    ['shared/ui/a.tsx', ['mfe-billing', 'platform', 'shared', 'tools']],
    ['pnpm-lock.yaml', ['mfe-billing', 'platform', 'shared', 'tools']],
    ['docs/running.md', []],
    ['README.md', []],
  ] as const)
    it(`${file}: ${expected.join(', ') || 'nothing'}`, () => {
      assert.deepEqual([...touchedPackages([file], packages)].sort(), expected);
    });

  it('are found by the workspace dependencies', test => {
    const root = temporaryFolder(test, {
      'a/package.json': JSON.stringify({ name: 'a', dependencies: { b: 'workspace:*', react: '19.0.0' } }),
      'b/package.json': JSON.stringify({ name: 'b' }),
      'c/package.json': JSON.stringify({ name: 'c', devDependencies: { a: 'workspace:*' } }),
      'd/readme.md': '',
    });
    assert.deepEqual(
      [...packagesIn(root)],
      [
        ['a', ['b']],
        ['b', []],
        ['c', ['a']],
      ],
    );
  });

  it('are found by the difference from the main branch: committed, changed, moved, new and removed files', test => {
    const files = ['kept', 'edited', 'moved', 'removed'].map(name => [`${name}.ts`, `of ${name}`]);
    const root = temporaryFolder(test, Object.fromEntries(files) as Record<string, string>);
    const git = gitIn(root);
    const commit = (file: string): void => {
      writeFiles(root, { [file]: '2' });
      git('add', '.');
      git('commit', '-m', file);
    };
    git('init', '-b', 'main');
    commit('first.ts');
    // The local main branch is behind that of the origin, which has advanced.
    git('checkout', '-b', 'work');
    commit('fetched.ts');
    git('branch', 'left');
    commit('later.ts');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('reset', '--hard', 'left');
    git('rm', 'removed.ts');
    git('mv', 'moved.ts', 'here.ts');
    commit('committed.ts');
    writeFiles(root, { 'edited.ts': '2', [path.join('new', 'added.ts')]: '2' });
    assert.deepEqual(changedFiles(root).sort(), [
      'committed.ts',
      'edited.ts',
      'here.ts',
      'moved.ts',
      'new/added.ts',
      'removed.ts',
    ]);
  });

  it('cannot be determined without enough history, which is reported with one sentence', test => {
    const root = temporaryFolder(test, { 'a.ts': '1' });
    const sentence = (pattern: RegExp) => (error: unknown) =>
      error instanceof UserFacingError && pattern.test(error.message);
    assert.throws(
      () => changedFiles(root),
      sentence(/^The difference from the main branch cannot be determined: fatal: not a git repository.*\.$/),
    );
    const git = gitIn(root);
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'main');
    git('checkout', '--orphan', 'work');
    git('commit', '-m', 'work');
    assert.throws(
      () => changedFiles(root),
      sentence(/: too little of the history is here, so fetch all of it\.$/),
    );
  });
});
