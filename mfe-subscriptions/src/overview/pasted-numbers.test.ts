import { aListItem } from '../testing/subscriptions.ts';
import { maxPastedNumbers, pastedNumbers, numbersNotFound } from './pasted-numbers.ts';
import { overviewTexts } from './texts.ts';

it.each([
  ['a column of a spreadsheet', '12345678\r\n87654321\r\n', '12345678, 87654321'],
  ['a row of a spreadsheet', '12345678\t87654321', '12345678, 87654321'],
  ['commas', '12345678,87654321', '12345678, 87654321'],
  ['semicolons', '12345678; 87654321', '12345678, 87654321'],
  ['spaces between numbers', '12345678 87654321 11223344', '12345678, 87654321, 11223344'],
  ['grouped numbers', '12 34 56 78\n87 65 43 21', '12345678, 87654321'],
  ['country codes', '+45 12345678\n0045 87654321\n4511223344', '12345678, 87654321, 11223344'],
  ['hyphens and brackets', '(+45) 12-34-56-78\n87.65.43.21', '12345678, 87654321'],
  [
    'SIM card numbers',
    '89450412345678901234\n89450412345678901235',
    '89450412345678901234, 89450412345678901235',
  ],
  ['the same number twice', '12345678\n12 34 56 78\n87654321', '12345678, 87654321'],
])('converts %s to one search', (_what, text, search) => {
  expect(pastedNumbers(text)).toBe(search);
});

it.each([
  ['one number', '12 34 56 78'],
  ['one number with its line break', '12345678\n'],
  ['a name', 'Mette Holm'],
  ['names in lines', 'Mette Holm\nJens Lund'],
  ['numbers among words', '12345678\nMette'],
  ['nothing', ''],
])('ignores %s', (_what, text) => {
  expect(pastedNumbers(text)).toBeUndefined();
});

it('stays within the limits of the API', () => {
  const many = Array.from({ length: 1000 }, (_, n) => String(20_000_000 + n)).join('\n');
  const search = pastedNumbers(many) ?? '';
  expect(search.split(', ')).toHaveLength(maxPastedNumbers);
  expect(search.length).toBeLessThanOrEqual(8_000);
});

it.each([
  [20, /^Ikke fundet: 10 00 00 00, .* og 10 00 00 19$/],
  [620, /^Ikke fundet: 10 00 00 00, .*, 10 00 00 19 og 600 til$/],
])('lists %i numbers that were not found, shortened', (count, text) => {
  const numbers = Array.from({ length: count }, (_, index) => String(10_000_000 + index));
  expect(overviewTexts.notFound(numbers).replaceAll('\u00a0', ' ')).toMatch(text);
});

it.each([
  ['12345678, 87654321', ['87654321']],
  ['12 34 56 78\n+45 87 65 43 21', ['87654321']],
  ['80010001, M77, 87654321', []],
  ['80010001, 89450000010010001501', []],
  ['87654321', []],
])('reports as not found in one row of "%s": %j', (search, numbers) => {
  expect(numbersNotFound(search, [aListItem({ accountId: '80010001' })])).toEqual(numbers);
});
