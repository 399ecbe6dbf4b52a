import { searchDelayOf, searchTermOf } from './account-search.ts';

it.each([
  ['', undefined],
  ['n', undefined],
  ['  n  ', undefined],
  ['no', 'no'],
  [' nord ', 'nord'],
])('searches for «%s» only from two characters on (ACC-011)', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term);
});

it('debounces by 800 ms, and by 10 ms in tests (ACC-012, ACC-013)', () => {
  expect(searchDelayOf('production')).toBe(800);
  expect(searchDelayOf(undefined)).toBe(800);
  expect(searchDelayOf('test')).toBe(10);
});
