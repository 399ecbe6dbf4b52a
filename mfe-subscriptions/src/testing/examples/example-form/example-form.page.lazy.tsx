import type { ComponentType } from 'react';
import { subscriptionViewAnswer, type SubscriptionViewBody } from 'shared/contracts/subscription-view';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm } from 'shared/form';
import { customerHref } from 'shared/remote/links';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { PageHeader } from 'shared/ui/page-header';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import { pages } from '../pages.tsx';
import { exampleFormSchema } from './example-form-schema.ts';
import { exampleFormTexts as texts } from './texts.ts';

/** Saves a view of the subscriptions: describe here what users do on this page, and which users. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const backTo = customerHref(customerId, 'abonnementer');
  const form = useForm({ schema: exampleFormSchema, initial: { name: '' } });
  const write = useWrite({
    send: (http, body: SubscriptionViewBody) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/subscription-views',
        query: { customerId },
        body,
        schema: subscriptionViewAnswer,
      }),
    stale: [['mfe-subscriptions', customerId, 'example-form']],
    expected: ['SubscriptionViewNameTaken'],
    onRefused: (_code, message) => {
      form.refuse('name', message);
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved });
      form.leave(backTo);
    },
  });
  return (
    <>
      <PageHeader title={pages.exampleForm.title} help={texts.help} />
      <Card>
        <Form form={form} write={write} submit={texts.submit} cancelHref={backTo}>
          <TextField {...form.field('name')} label={texts.name} />
        </Form>
      </Card>
    </>
  );
};
