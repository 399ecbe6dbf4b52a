import { anyRelease } from 'shared/testing/builders.ts';
import { refusalOf, satisfiesContract } from './release-gate.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.4.2', '^1.4.2', true],
  ['1.4.2', '^1.4.3', false],
  ['1.4.2', '^1.5.0', false],
  ['1.10.0', '^1.9.0', true],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^2.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
])('contract %s satisfies the range %s: %p', (version, range, expected) => {
  expect(satisfiesContract(version, range)).toBe(expected);
});

const rules = { allowedOrigins: ['https://remotes.test', 'https://portal.test'], contractVersion: '1.0.0' };

it.each([
  ['is loaded from an allowed origin', {}, undefined],
  ['is refused from elsewhere', { manifest: 'https://evil.test/mf-manifest.json' }, 'foreign-origin'],
  ['is refused from another port', { manifest: 'https://remotes.test:8443/mf.json' }, 'foreign-origin'],
  ['is refused from another protocol', { manifest: 'http://remotes.test/mf.json' }, 'foreign-origin'],
  [
    'is refused from an address that only looks like it',
    { manifest: 'https://remotes.test.evil.test/mf.json' },
    'foreign-origin',
  ],
  ['is refused when it needs another contract', { contract: '^2.0.0' }, 'contract-mismatch'],
])('a release %s', (_what, changes, refusal) => {
  expect(refusalOf(anyRelease(changes), rules)).toBe(refusal);
});

it('asks for the origin first', () => {
  const release = anyRelease({ manifest: 'https://evil.test/mf.json', contract: '^9.0.0' });
  expect(refusalOf(release, rules)).toBe('foreign-origin');
});
