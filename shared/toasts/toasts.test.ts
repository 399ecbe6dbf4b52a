import { durationOf } from './toasts.tsx';

it.each([
  ['SUCCESS', 15_000, 'ERR-035'],
  ['WARNING', 15_000, 'ERR-035'],
  ['ERROR', 0, 'ERR-036'],
] as const)('shows a toast of variant %s for %d ms (%s)', (variant, ms, _id) => {
  expect(durationOf(variant)).toBe(ms);
});
