import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { orderActionPage } from '../subscription-model/order-action-page.tsx';
import { BarringsFields } from './barrings-fields.tsx';
import { barringsSchema, initialBarrings } from './barrings-schema.ts';
import { barringsQueries } from './barrings.queries.ts';
import { barringTexts as texts } from './texts.ts';

/** Barrings and the limit of a subscription (NAV-025, CTRL-007 to CTRL-012). */
export const Page: ComponentType = orderActionPage({
  page: pages.barrings,
  endpoint: 'barrings',
  load: (http, ids) => barringsQueries(http).all(ids),
  loadFailed: texts.failed,
  initial: ({ data }) => initialBarrings(data),
  schema: ({ data }) => barringsSchema(data),
  Fields: BarringsFields,
  submit: () => texts.submit,
  placed: () => texts.placed,
  isCurrent: true,
});
