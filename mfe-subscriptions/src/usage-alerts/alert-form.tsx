import { useState } from 'react';
import {
  ALERT_BARRINGS,
  usageAlertAnswer,
  type AlertBarring,
  type UsageAlert,
  type UsageAlertBody,
  type UsageAlerts,
} from 'shared/contracts/usage-alert';
import { Form, useForm } from 'shared/form';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAlertLimit } from 'shared/format/usage-alert';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { TextArea } from 'shared/ui/text-area';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { alertSchema, initialAlert, shareOf, SHARE_CHOICES } from './alert-schema.ts';
import { usageAlertFormTexts as texts } from './texts.ts';
import { usageAlertsKey, usageAlertsPath } from './usage-alerts.queries.ts';

interface AlertFormProps {
  readonly ids: SubscriptionIds;
  /** Undefined for a new one. */
  readonly alert?: UsageAlert;
  readonly metrics: UsageAlerts['metrics'];
}

/** Where each refusal is told. */
const refusedAt = {
  UsageAlertAlreadyThere: 'limit',
  UsageAlertNothingToReach: 'limit',
  IllegalSendToEmail: 'recipients',
  CustomerDoesNotHaveRightToUseDomain: 'recipients',
} as const;
const refusals = Object.keys(refusedAt) as (keyof typeof refusedAt)[];

const useAlertForm = ({ ids, alert }: AlertFormProps) => {
  const toasts = useToasts();
  const [initial] = useState(() => initialAlert(alert));
  const form = useForm({ schema: alertSchema, initial });
  const write = useWrite({
    send: (http, body: UsageAlertBody) =>
      http.request({
        method: alert ? 'PUT' : 'POST',
        path: usageAlertsPath(ids, alert?.id),
        query: { customerId: ids.customerId },
        body,
        schema: usageAlertAnswer,
      }),
    stale: [usageAlertsKey(ids)],
    expected: refusals,
    onRefused: (code, message) => {
      form.refuse(refusedAt[code], message);
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: alert ? texts.saved : texts.created });
      form.leave(pages.usageAlerts.href(ids));
    },
  });
  return { form, write };
};

/** When to tell, whom, and what to bar then. */
export const AlertForm = (props: AlertFormProps) => {
  const { ids, alert, metrics } = props;
  const { form, write } = useAlertForm(props);
  const list = pages.usageAlerts.href(ids);
  const limit = form.field('limit');
  const barring = form.field('barring');
  const shares = SHARE_CHOICES.map(value => ({ value, ...shareOf(value) })).filter(
    ({ metric }) => metrics.includes(metric) || metric === alert?.metric,
  );
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={alert ? texts.save : texts.create}
        cancelHref={list}
        {...(alert && {
          onUnchanged: () => {
            form.leave(list);
          },
        })}
      >
        <RadioGroup
          {...limit}
          label={texts.limit}
          options={[
            ...shares.map(share => ({ value: share.value, label: formatAlertLimit(share) })),
            { value: 'ExtraCost' as const, label: texts.amountChoice },
          ]}
        />
        {form.values.limit === 'ExtraCost' ? (
          <TextField
            {...form.field('amount')}
            label={texts.amount}
            help={texts.amountHelp}
            inputMode="numeric"
            width="digits-8"
          />
        ) : null}
        <TextArea {...form.field('recipients')} label={texts.recipients} help={texts.recipientsHelp} />
        <Select
          {...barring}
          label={texts.barring}
          help={texts.barringHelp}
          options={[
            { value: '', label: texts.noBarring },
            ...ALERT_BARRINGS.map(value => ({ value, label: barringLabels[value] })),
          ]}
          onChange={({ target: { value } }) => {
            barring.onChange(value as AlertBarring | '');
          }}
        />
      </Form>
    </Card>
  );
};
