import { keepPreviousOf } from './query.ts';

it.each([
  ['the same customer', ['mfe-admins', '1001', 'list'], 'rows'],
  ['another customer', ['mfe-admins', '1002', 'list'], undefined],
])('keeps the previous rows of %s or drops them', (_of, queryKey, kept) => {
  expect(keepPreviousOf('1001')('rows', { queryKey })).toBe(kept);
});

it('keeps nothing without previous data', () => {
  const kept = keepPreviousOf('1001')<string>(undefined);
  expect(kept).toBeUndefined();
});
