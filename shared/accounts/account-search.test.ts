import { searchDelayOf, searchTermOf } from './account-search.ts';

it.each([
  ['', undefined],
  ['n', undefined],
  ['  n  ', undefined],
  ['no', 'no'],
  [' nord ', 'nord'],
])('searches for «%s» only from two characters (ACC-011)', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term);
});

it('waits 800 ms, and 10 ms in test (ACC-012, ACC-013)', () => {
  expect(searchDelayOf('production')).toBe(800);
  expect(searchDelayOf(undefined)).toBe(800);
  expect(searchDelayOf('test')).toBe(10);
});
