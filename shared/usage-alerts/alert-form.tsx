import {
  ALERT_BARRINGS,
  usageAlertAnswer,
  type AlertBarring,
  type UsageAlert,
  type UsageAlertBody,
  type UsageAlerts,
} from '../contracts/usage-alert.ts';
import { ifMatch } from '../contracts/if-match.ts';
import { barringLabels } from '../format/barring-labels.ts';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { Card } from 'shared/ui/card';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { TextArea } from 'shared/ui/text-area';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import { alertPath, limitIn, type AlertPlace } from './alert-place.ts';
import { alertSchema, initialAlert, shareOf, SHARE_CHOICES } from './alert-schema.ts';
import { alertFormTexts as texts, ownerTexts } from './texts.ts';

/** The field that shows each error. */
const refusedAt = {
  UsageAlertAlreadyThere: 'limit',
  UsageAlertNothingToReach: 'limit',
  IllegalSendToEmail: 'recipients',
  CustomerDoesNotHaveRightToUseDomain: 'recipients',
} as const;
const refusals = Object.keys(refusedAt) as (keyof typeof refusedAt)[];

/** Somebody else may have deleted an existing alert. */
const goneWhere = (alert: UsageAlert | undefined) => (alert ? (['NotFound'] as const) : []);

/** The form and write of an alert; a new one if none is given. */
export const useSetAlertWrite = (place: AlertPlace, alert: UsageAlert | undefined, readAgain: ReadAgain) => {
  const toasts = useToasts();
  const edited = useEdited(alert, readAgain);
  const form = useForm({ schema: alertSchema, initial: initialAlert(edited.begun) });
  const write = useWrite({
    send: (http, body: UsageAlertBody) =>
      http.request({
        method: alert ? 'PUT' : 'POST',
        path: alertPath(place, alert?.id),
        query: { customerId: place.customerId },
        headers: ifMatch(edited.begun?.version),
        body,
        schema: usageAlertAnswer,
      }),
    stale: [place.key],
    expected: [...refusals, ...edited.refusal.expected, ...goneWhere(alert)],
    onRefused: (code, message) => {
      if (code === 'StaleVersion') edited.refusal.onRefused();
      else if (code === 'NotFound') {
        toasts.show({ variant: 'WARNING', title: texts.gone });
        form.leave(place.hrefs.all);
      } else form.refuse(refusedAt[code], message);
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: alert ? texts.saved : texts.created });
      form.leave(place.hrefs.all);
    },
  });
  return { place, alert, form, write, edited };
};

interface AlertFieldsProps extends ReturnType<typeof useSetAlertWrite> {
  readonly metrics: UsageAlerts['metrics'];
}

/** Fields of an alert: when to notify, whom, and what to bar; a message if there is nothing to watch. */
export const AlertFields = ({ place, alert, metrics, form, write, edited }: AlertFieldsProps) => {
  const ownTexts = ownerTexts[place.of];
  if (metrics.length === 0) return <AttentionBox>{ownTexts.nothing}</AttentionBox>;
  const list = place.hrefs.all;
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
        <ChangedMeanwhile edited={edited} form={form} />
        <RadioGroup
          {...limit}
          label={texts.limit}
          options={[
            ...shares.map(share => ({ value: share.value, label: limitIn(place, share) })),
            { value: 'ExtraCost' as const, label: ownTexts.amountChoice },
          ]}
        />
        {form.values.limit === 'ExtraCost' ? (
          <TextField
            {...form.field('amount')}
            label={texts.amount}
            help={ownTexts.amountHelp}
            inputMode="numeric"
            width="digits-8"
          />
        ) : null}
        <TextArea {...form.field('recipients')} label={texts.recipients} help={texts.recipientsHelp} />
        <Select
          {...barring}
          label={texts.barring}
          help={ownTexts.barringHelp}
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
