import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { orderActionPage } from '../subscription-model/order-action-page.tsx';
import { ForwardingFields } from './forwarding-fields.tsx';
import { forwardingSchema, initialForwarding } from './forwarding-schema.ts';
import { forwardingQueries } from './forwarding.queries.ts';
import { forwardingTexts as texts } from './texts.ts';

/** Which calls are forwarded, and where to (NAV-024, CTRL-013 to CTRL-015). */
export const Page: ComponentType = orderActionPage({
  page: pages.forwarding,
  endpoint: 'call-forwarding',
  load: (http, ids) => forwardingQueries(http).settings(ids),
  loadFailed: texts.failed,
  initial: ({ data }) => initialForwarding(data.forwardings),
  schema: ({ of }) => forwardingSchema(of.telephoneNumber?.localNumber),
  Fields: ForwardingFields,
  submit: () => texts.submit,
  isCurrent: true,
  placed: () => texts.placed,
});
