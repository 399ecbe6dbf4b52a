import {
  isNarrowed,
  readActivityLogAddress,
  wholeLog,
  writeActivityLogAddress,
} from './activity-log-address.ts';

const full = {
  search: 'mette',
  action: 'AccessChanged',
  from: '2026-10-01',
  to: '2026-10-31',
  page: 2,
} as const;
const fullQuery = 'soeg=mette&haendelse=AccessChanged&fra=2026-10-01&til=2026-10-31&side=2';

it('shows the whole log at a plain address', () => {
  expect(readActivityLogAddress(new URLSearchParams())).toEqual(wholeLog);
  expect(writeActivityLogAddress(wholeLog).toString()).toBe('');
});

it('writes all that is chosen and reads it back', () => {
  expect(writeActivityLogAddress(full).toString()).toBe(fullQuery);
  expect(readActivityLogAddress(new URLSearchParams(fullQuery))).toEqual(full);
});

it.each([
  'haendelse=Pizza',
  'haendelse=Unknown',
  'fra=2026-02-31',
  'til=i+går',
  'fra=0026-01-01',
  'side=0',
  'side=1e3',
  'soeg=%20',
])('falls back where %s makes no sense', query => {
  expect(readActivityLogAddress(new URLSearchParams(query))).toEqual(wholeLog);
});

it.each([
  [wholeLog, false],
  [{ ...wholeLog, page: 3 }, false],
  [{ ...wholeLog, search: 'a' }, true],
  [{ ...wholeLog, action: 'AccessRemoved' as const }, true],
  [{ ...wholeLog, from: '2026-10-01' }, true],
  [{ ...wholeLog, to: '2026-10-01' }, true],
])('knows whether %j leaves something out: %p', (address, narrowed) => {
  expect(isNarrowed(address)).toBe(narrowed);
});
