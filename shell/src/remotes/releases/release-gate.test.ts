import { anyRelease } from 'shared/testing/builders.ts';
import { refusalOf } from './release-gate.ts';

const rules = { allowedOrigins: ['https://remotes.test', 'https://portal.test'], contractVersion: '1.0.0' };

it.each([
  ['is loaded from an allowed origin', {}, undefined],
  ['is rejected from another origin', { manifest: 'https://evil.test/mf-manifest.json' }, 'foreign-origin'],
  ['is rejected from another port', { manifest: 'https://remotes.test:8443/mf.json' }, 'foreign-origin'],
  ['is rejected from another protocol', { manifest: 'http://remotes.test/mf.json' }, 'foreign-origin'],
  [
    'is rejected from an origin with the same prefix',
    { manifest: 'https://remotes.test.evil.test/mf.json' },
    'foreign-origin',
  ],
  ['is rejected when it needs another contract', { contract: '^2.0.0' }, 'contract-mismatch'],
  ['is loaded when its next contract matches', { contract: '^0.9.0', nextContract: '^1.0.0' }, undefined],
])('a release %s', (_what, changes, refusal) => {
  expect(refusalOf(anyRelease(changes), rules)).toBe(refusal);
});

it('checks the origin first', () => {
  const release = anyRelease({ manifest: 'https://evil.test/mf.json', contract: '^9.0.0' });
  expect(refusalOf(release, rules)).toBe('foreign-origin');
});
