import { pages } from '../pages.tsx';
import { orderActionPage, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { TerminateFields } from './terminate-fields.tsx';
import { initialTermination, terminationSchema } from './termination-schema.ts';
import { quoteRead } from './termination.queries.ts';
import { terminateTexts as texts } from './texts.ts';

/** Terminates a subscription by the terms of the contract (NAV-028, CTRL-004 to CTRL-006). */
export const Page: OrderPage = orderActionPage({
  page: pages.terminate,
  endpoint: 'termination',
  method: 'POST',
  read: quoteRead(),
  loadFailed: texts.failed,
  initial: ({ of, data }) => initialTermination(of, data.quote),
  schema: ({ of, data, today }) => terminationSchema(of, data.quote, today),
  Fields: TerminateFields,
  submit: () => texts.submit,
  placed: () => texts.placed,
});
