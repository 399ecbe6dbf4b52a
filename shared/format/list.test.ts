import { compareTexts, formatChoice, formatList } from './list.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a og b'],
  [['a', 'b', 'c'], 'a, b og c'],
])('formats %j as %s', (parts, text) => {
  expect(formatList(parts)).toBe(text);
});

it('formats a choice', () => {
  expect(formatChoice(['11', '19', '20'])).toBe('11, 19 eller 20');
});

it('sorts in Danish order, with numbers by value', () => {
  const names = ['Åse', 'Øst', 'Ærø', 'Aagaard', 'Zak', 'Anna', 'Konto 10', 'Konto 9'];
  expect(names.sort(compareTexts)).toEqual([
    'Anna',
    'Konto 9',
    'Konto 10',
    'Zak',
    'Ærø',
    'Øst',
    'Aagaard',
    'Åse',
  ]);
});
