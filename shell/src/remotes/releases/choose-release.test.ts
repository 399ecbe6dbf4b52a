import type { CanaryRule } from 'shared/remote/registry';
import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { candidatesFor, customerIdIn, shareOf, triesCanary } from './choose-release.ts';

const id = 'mfe-billing';
const visit = (customerId = '1001', toggles: readonly string[] = []) => ({
  customerId,
  isToggleOn: (key: string) => toggles.includes(key),
});

const share = shareOf('1001', id);
const decisions: readonly [string, CanaryRule, ReturnType<typeof visit>, boolean][] = [
  ['is named', { customers: ['1000', '1001'] }, visit(), true],
  ['is not named', { customers: ['1000'] }, visit(), false],
  ['is named with more than its id', { customers: ['10010'] }, visit(), false],
  ['has the toggle on', { toggle: 'new-billing' }, visit('1001', ['new-billing']), true],
  ['has another toggle on', { toggle: 'new-billing' }, visit('1001', ['old-billing']), false],
  ['is within the share', { percent: share + 0.001 }, visit(), true],
  ['is just outside the share', { percent: share }, visit(), false],
  ['is one of all', { percent: 100 }, visit(), true],
  ['is not known yet, with a share of 100 %', { percent: 100 }, visit(''), false],
  ['is not known yet, with the toggle on', { toggle: 'new-billing' }, visit('', ['new-billing']), false],
];

it.each(decisions)('decides whether the canary is for a customer that %s', (_who, rule, of, expected) => {
  expect(triesCanary(rule, id, of)).toBe(expected);
});

it('selects a share of customers, including those of every smaller share', () => {
  const customers = Array.from({ length: 10_000 }, (_, index) => String(1000 + index));
  const trying = (percent: number) =>
    customers.filter(customerId => triesCanary({ percent }, id, visit(customerId)));
  const [few, more] = [new Set(trying(5)), new Set(trying(25))];
  expect([...few].filter(customerId => !more.has(customerId))).toEqual([]);
  expect(few.size).toBeGreaterThan(400);
  expect(few.size).toBeLessThan(600);
  expect(more.size).toBeGreaterThan(2_300);
  expect(more.size).toBeLessThan(2_700);
});

it('selects other customers per remote', () => {
  const customers = Array.from({ length: 1_000 }, (_, index) => String(1000 + index));
  const trying = (remoteId: string) =>
    new Set(customers.filter(customerId => shareOf(customerId, remoteId) < 10));
  const other = trying('mfe-profile');
  expect([...trying('mfe-billing')].filter(customerId => other.has(customerId)).length).toBeLessThan(30);
});

it('tries the canary, then the current release, then the previous one', () => {
  const canary = { release: anyRelease({ version: '1.1.0' }), rule: { customers: ['1001'] } };
  const remote = anyRegisteredRemote({ canary, previous: anyRelease({ version: '0.9.0' }) });
  const tried = (customerId: string) =>
    candidatesFor(remote, visit(customerId)).map(({ source, release }) => [source, release.version]);
  expect(tried('1001')).toEqual([
    ['canary', '1.1.0'],
    ['current', '1.0.0'],
    ['previous', '0.9.0'],
  ]);
  expect(tried('1002')).toEqual([
    ['current', '1.0.0'],
    ['previous', '0.9.0'],
  ]);
});

it.each([
  ['/selvbetjening/1001/faktura', '1001'],
  ['/selvbetjening/1001', '1001'],
  ['/selvbetjening/', ''],
  ['/selvbetjening/status', ''],
  ['/selvbetjening/status?kunde=1002', '1002'],
])('parses from %s the customer %p', (address, expected) => {
  expect(customerIdIn(new URL(address, 'http://localhost'))).toBe(expected);
});

it('tries the override first, for its remote only', () => {
  const override = { id, manifest: 'http://localhost:4003/mf-manifest.json' };
  const sources = (remoteId: string) =>
    candidatesFor(anyRegisteredRemote({ id: remoteId }), { ...visit(), override }).map(
      ({ source }) => source,
    );
  expect(sources(id)).toEqual(['override', 'current']);
  expect(sources('mfe-profile')).toEqual(['current']);
});
