import type { ComponentType } from 'react';
import { formatMediumDate } from 'shared/format/date';
import { formatQuantity } from 'shared/format/quantity';
import { EmptyState } from 'shared/ui/empty-state';
import { pages } from '../pages.tsx';
import { orderActionPage } from '../subscription-model/order-action-page.tsx';
import { ChangePlanFields } from './change-plan-fields.tsx';
import { changePlanSchema, initialChange } from './change-plan-schema.ts';
import { offeringQueries } from './change-plan.queries.ts';
import { changePlanTexts as texts, previewLabels as labels } from './texts.ts';

const gigabytes = (value: unknown): string => {
  if (value === 'Free') return labels.free;
  return typeof value === 'number' ? formatQuantity({ value, unit: 'GB' }) : labels.none;
};

/** Changing the price plan of a subscription (NAV-022, PLAN-001 to PLAN-009). */
export const Page: ComponentType = orderActionPage({
  page: pages.changePlan,
  endpoint: 'price-plan',
  load: (http, ids, of) => offeringQueries(http).of(ids, of),
  loadFailed: texts.failed,
  instead: ({ data }) =>
    data.offerings.length === 0 ? <EmptyState icon="sim">{texts.none}</EmptyState> : undefined,
  initial: ({ today }) => initialChange(today),
  schema: ({ today, data: { offerings, nextPeriodStart } }, values) =>
    changePlanSchema(offerings, { today, nextPeriodStart }, values),
  Fields: ChangePlanFields,
  submit: () => texts.submit,
  fields: {
    pricePlan: { label: labels.pricePlan },
    data: { label: labels.data, text: gigabytes },
    dataEu: { label: labels.dataEu, text: gigabytes },
    bindingEndDate: {
      label: labels.bindingEndDate,
      text: value => (typeof value === 'string' ? formatMediumDate(value) : labels.unbound),
    },
    services: { label: labels.services },
  },
  placed: () => texts.placed,
});
