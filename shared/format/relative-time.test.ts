import { formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:59:30Z', 'nu'],
  ['2026-11-20T11:50:00Z', 'for 10 minutter siden'],
  ['2026-11-20T14:30:00Z', 'om 2 timer'],
  ['2026-11-19T11:00:00Z', 'i går'],
  ['2026-11-18T13:00:00Z', 'i forgårs'],
  ['2026-11-22T11:00:00Z', 'i overmorgen'],
  ['2026-11-15T12:00:00Z', 'for 5 dage siden'],
])('formats %s as %s', (moment, text) => {
  expect(formatRelativeTime(moment, now)).toBe(text);
});
