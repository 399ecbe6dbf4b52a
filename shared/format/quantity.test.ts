import { formatPercent, formatQuantity, formatUse } from './quantity.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [{ value: 12.34, unit: 'GB' }, '12,3 GB'],
  [{ value: 20, unit: 'GB' }, '20 GB'],
  [{ value: 1000, unit: 'Mbit/s' }, '1.000 Mbit/s'],
])('formats %j as %s', (quantity, text) => {
  expect(plain(formatQuantity(quantity))).toBe(text);
});

it('formats the used and the included quantity', () => {
  expect(plain(formatUse({ value: 12.3, unit: 'GB' }, { value: 20, unit: 'GB' }))).toBe('12,3 GB af 20 GB');
});

it.each([
  [0.814, '81 %'],
  [1, '100 %'],
  [1.2, '120 %'],
])('formats the share %d as %s', (share, text) => {
  expect(plain(formatPercent(share))).toBe(text);
});
