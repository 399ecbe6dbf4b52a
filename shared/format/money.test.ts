import { formatMoney, formatMonthlyPrice } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [1234.5, '1.234,50 kr.'],
  [0, '0,00 kr.'],
  [-0.001, '0,00 kr.'],
  [-89, '-89,00 kr.'],
  [1_234_567.899, '1.234.567,90 kr.'],
])('formats %d kroner in Danish (FMT-004)', (value, text) => {
  expect(plain(formatMoney({ value, currency: 'DKK' }))).toBe(text);
});

it('never breaks a line between amount and currency', () => {
  expect(formatMoney({ value: 1, currency: 'DKK' })).toBe('1,00\u00a0kr.');
});

it('formats a monthly price with the suffix /md (FMT-001)', () => {
  expect(plain(formatMonthlyPrice({ value: 199, currency: 'DKK' }))).toBe('199,00 kr./md');
});
