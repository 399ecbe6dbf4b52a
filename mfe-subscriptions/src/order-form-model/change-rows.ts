import type { OrderChange } from 'shared/contracts/order-details';
import type { PreviewValue } from 'shared/contracts/order-preview';
import type { SummaryRow } from 'shared/ui/confirm-summary';
import { orderFields, type PreviewFields } from './order-fields.ts';
import { previewTexts as texts } from './order-preview-texts.ts';

const textOf = (value: PreviewValue): string => {
  if (value === null) return texts.nothing;
  return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value);
};

/** The changes of an order, before and after, in the order of the fields. */
export const changeRows = (
  changes: readonly OrderChange[],
  fields: PreviewFields = orderFields,
): SummaryRow[] => {
  const rank = (field: string) => Object.keys(fields).indexOf(field);
  const sorted = changes.toSorted((one, other) => rank(one.field) - rank(other.field));
  return sorted.flatMap(({ field, from, to }) => {
    const { label, text = textOf } = fields[field] ?? {};
    return label === undefined ? [] : [{ term: label, before: text(from), after: text(to) }];
  });
};
