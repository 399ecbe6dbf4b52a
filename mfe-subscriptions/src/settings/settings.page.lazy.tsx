import type { ComponentType } from 'react';
import { ifMatch } from 'shared/contracts/if-match';
import type { Subscription } from 'shared/contracts/subscription';
import {
  subscriptionSettingsAnswer,
  type SubscriptionSettings,
} from 'shared/contracts/subscription-settings';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import { pages } from '../pages.tsx';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage } from '../subscription-page-model/subscription-page.tsx';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';
import { initialSettings, settingsSchema } from './settings-schema.ts';
import { settingsTexts as texts } from './texts.ts';

/** Edits who uses a subscription and the text on its invoice (NAV-026, CTRL-018). Takes effect at once. */
export const Page: ComponentType = () => (
  <SubscriptionPage page={pages.settings}>
    {(of, ids, readAgain) => <SettingsForm key={of.id} of={of} ids={ids} readAgain={readAgain} />}
  </SubscriptionPage>
);

interface SettingsFormProps {
  readonly of: Subscription;
  readonly ids: SubscriptionIds;
  readonly readAgain: ReadAgain;
}

const SettingsForm = ({ of, ids, readAgain }: SettingsFormProps) => {
  const toasts = useToasts();
  const edited = useEdited(of, readAgain);
  const { version } = edited.begun;
  const initial = initialSettings(edited.begun);
  const form = useForm({ schema: settingsSchema, initial });
  const write = useWrite({
    send: (http, body: SubscriptionSettings) =>
      http.request({
        method: 'PUT',
        path: subscriptionPath(ids),
        query: { customerId: ids.customerId },
        headers: ifMatch(version),
        body,
        schema: subscriptionSettingsAnswer,
      }),
    stale: orderStaleKeys(ids),
    ...edited.refusal,
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved });
      form.leave(pages.details.href(ids));
    },
  });
  const line = (name: keyof typeof initial) => ({
    ...form.field(name),
    label: texts[name],
    isOptional: true,
  });
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={texts.submit}
        cancelHref={pages.details.href(ids)}
        onUnchanged={() => {
          form.leave(pages.details.href(ids));
        }}
      >
        <ChangedMeanwhile edited={edited} form={form} />
        <TextField {...line('firstName')} />
        <TextField {...line('lastName')} />
        <TextField {...line('email')} type="email" />
        <TextField {...line('employeeId')} />
        <TextField {...line('invoiceNote')} help={texts.invoiceNoteHelp} />
      </Form>
    </Card>
  );
};
