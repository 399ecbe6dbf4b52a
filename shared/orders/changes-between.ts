import type { OrderChange } from '../contracts/order-details.ts';
import type { PreviewValue } from '../contracts/order-preview.ts';

type State = Readonly<Record<string, PreviewValue>>;

/** The differences, field by field. */
export const changesBetween = (before: State, after: State): OrderChange[] =>
  Object.keys({ ...before, ...after })
    .map(field => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
