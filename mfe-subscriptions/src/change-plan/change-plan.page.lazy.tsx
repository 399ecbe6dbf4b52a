import { EmptyState } from 'shared/ui/empty-state';
import { pages } from '../pages.tsx';
import { orderActionPage, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { ChangePlanFields } from './change-plan-fields.tsx';
import { changePlanSchema, initialChange } from './change-plan-schema.ts';
import { offeringQueries } from './change-plan.queries.ts';
import { changePlanTexts as texts } from './texts.ts';

/** Changes the price plan of a subscription (NAV-022, PLAN-001 to PLAN-009). */
export const Page: OrderPage = orderActionPage({
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
  placed: () => texts.placed,
});
