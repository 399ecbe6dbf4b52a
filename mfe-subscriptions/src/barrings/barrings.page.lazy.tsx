import { barrings } from 'shared/orders/barrings';
import { pages } from '../pages.tsx';
import { orderActionPage, orderOf, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { BarringsFields } from './barrings-fields.tsx';
import { barringsSchema, initialBarrings } from './barrings-schema.ts';
import { barringTexts as texts } from './texts.ts';

/** Barrings and the limit of a subscription (NAV-025, CTRL-007 to CTRL-012). */
export const Page: OrderPage = orderActionPage({
  page: pages.barrings,
  ...orderOf(barrings),
  loadFailed: texts.failed,
  initial: ({ data }) => initialBarrings(data),
  schema: ({ data }) => barringsSchema(data),
  Fields: BarringsFields,
  submit: () => texts.submit,
  placed: () => texts.placed,
  isCurrent: true,
});
