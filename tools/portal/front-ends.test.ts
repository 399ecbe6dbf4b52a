import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { namedFrontEnd, remotesIn } from './front-ends.ts';

const withPort = (portOffset: unknown): string => JSON.stringify({ portal: { portOffset } });

describe('the remotes of a repository', () => {
  it('are the folders named mfe-*, in the order of their ports', test => {
    const root = temporaryFolder(test, {
      'mfe-b/package.json': withPort(1),
      'mfe-a/package.json': withPort(7),
      'mfe-leftover/dist/x.js': '',
      'shell/package.json': '{}',
    });
    assert.deepEqual(
      remotesIn(root).map(({ id, offset }) => [id, offset]),
      [
        ['mfe-b', 1],
        ['mfe-a', 7],
      ],
    );
  });

  it('have different ports', test => {
    const root = temporaryFolder(test, {
      'mfe-a/package.json': withPort(2),
      'mfe-b/package.json': withPort(2),
    });
    assert.throws(() => remotesIn(root), { name: 'UserFacingError', message: /same portOffset/ });
  });

  for (const wrong of [undefined, 0, 100, '3']) {
    it(`have a port between those of the shell and the platform, not ${String(wrong)}`, test => {
      const root = temporaryFolder(test, { 'mfe-a/package.json': withPort(wrong) });
      assert.throws(() => remotesIn(root), { name: 'UserFacingError', message: /portOffset/ });
    });
  }
});

describe('namedFrontEnd', () => {
  it('returns a front end by its name', () => {
    assert.equal(namedFrontEnd('mfe-billing').offset, 3);
    assert.throws(() => namedFrontEnd('mfe-bill'), {
      name: 'UserFacingError',
      message: /^"mfe-bill" is not a front end: name one of shell, /,
    });
  });
});
