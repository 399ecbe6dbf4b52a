import { subscriptionNumber } from './subscription-number.ts';

it.each([
  [{ telephoneNumber: '12345678' }, '12\u00a034\u00a056\u00a078'],
  [{ telephoneNumber: '12345678', circuitId: 'EV-1' }, '12\u00a034\u00a056\u00a078'],
  [{ telephoneNumber: null, circuitId: 'EV-1' }, 'EV-1'],
  [{ telephoneNumber: null, circuitId: null }, undefined],
])('formats the number of %p as %p (FMT-002)', (numbers, number) => {
  expect(subscriptionNumber(numbers)).toBe(number);
});
