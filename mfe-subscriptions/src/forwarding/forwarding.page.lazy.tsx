import type { ComponentType } from 'react';
import type { PreviewValue } from 'shared/contracts/order-preview';
import { formatPhoneNumber } from 'shared/format/phone';
import { pages } from '../pages.tsx';
import { orderActionPage } from '../subscription-model/order-action-page.tsx';
import { ForwardingFields } from './forwarding-fields.tsx';
import { forwardingSchema, initialForwarding } from './forwarding-schema.ts';
import { forwardingQueries } from './forwarding.queries.ts';
import { conditionTexts, forwardingTexts as texts, secondsText } from './texts.ts';

const target = (value: PreviewValue): string => {
  if (value === null) return texts.off;
  return value === 'Voicemail' ? texts.voicemail : formatPhoneNumber(String(value));
};

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
  fields: {
    Unconditional: { label: conditionTexts.Unconditional.label, text: target },
    NoReply: { label: conditionTexts.NoReply.label, text: target },
    Unreachable: { label: conditionTexts.Unreachable.label, text: target },
    Busy: { label: conditionTexts.Busy.label, text: target },
    delaySeconds: {
      label: texts.ringsFor,
      text: value => (value === null ? texts.off : secondsText(Number(value))),
    },
  },
  placed: () => texts.placed,
});
