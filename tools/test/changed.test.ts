import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts';
import { changedFiles, packagesIn, touchedPackages } from './changed.ts';

const packages = new Map([
  ['mfe-billing', ['shared']],
  ['platform', ['shared']],
  ['tools', ['platform', 'shared']],
  ['shared', []],
]);

describe('what a change touches', () => {
  for (const [file, expected] of [
    ['mfe-billing/src/a.ts', ['mfe-billing']],
    ['platform/src/a.ts', ['platform', 'tools']],
    ['shared/ui/a.tsx', ['mfe-billing', 'platform', 'shared', 'tools']],
    ['pnpm-lock.yaml', ['mfe-billing', 'platform', 'shared', 'tools']],
    ['docs/running.md', []],
  ] as const)
    it(`${file}: ${expected.join(', ') || 'nothing'}`, () => {
      assert.deepEqual([...touchedPackages([file], packages)].sort(), expected);
    });

  it('is told by the dependencies on the workspace', test => {
    const root = temporaryFolder(test, {
      'a/package.json': JSON.stringify({ name: 'a', dependencies: { b: 'workspace:*', react: '19.0.0' } }),
      'b/package.json': JSON.stringify({ name: 'b' }),
      'c/readme.md': '',
    });
    assert.deepEqual(
      [...packagesIn(root)],
      [
        ['a', ['b']],
        ['b', []],
      ],
    );
  });

  it('is told by what differs from the main branch: committed, changed, new and removed files', test => {
    const root = temporaryFolder(test, { 'kept.ts': '1', 'edited.ts': '1', 'removed.ts': '1' });
    const git = (...args: string[]): void => {
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
      execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' });
    };
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'first');
    git('checkout', '-b', 'work');
    writeFiles(root, { 'committed.ts': '2' });
    git('add', '.');
    git('rm', 'removed.ts');
    git('commit', '-m', 'second');
    writeFiles(root, { 'edited.ts': '2', [path.join('new', 'added.ts')]: '2' });
    assert.deepEqual(changedFiles(root).sort(), ['committed.ts', 'edited.ts', 'new/added.ts', 'removed.ts']);
  });
});
