import type { EsimLink } from 'shared/contracts/esim-link';
import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm } from 'shared/form';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { useWrite } from 'shared/write';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { CHANNELS, esimLinkSchema, type EsimLinkValues } from './esim-link-schema.ts';
import { esimLinksRead, sendEsimLink } from './esim-links.queries.ts';
import { SentLink } from './sent-link.tsx';
import { esimLinkTexts as texts } from './texts.ts';

interface SendEsimLinkProps {
  readonly ids: SubscriptionIds;
  readonly of: Subscription;
  /** The data card; null for the eSIM of the number. */
  readonly dataCardIcc: string | null;
}

/** Sends an eSIM that is ready to install to the user of the phone, and shows the status of the link. */
export const SendEsimLink = (props: SendEsimLinkProps) => {
  const { isUser } = useCurrentCustomer().customer;
  const query = useQuery({ ...esimLinksRead(useHttp(), props.ids), enabled: !isUser });
  // An employee who sees the code has the telephone themselves.
  if (isUser) return null;
  return (
    <Card title={texts.title}>
      <QueryView query={query} title={texts.failed}>
        {({ links }) => (
          <LinkForm {...props} link={links.find(({ dataCardIcc }) => dataCardIcc === props.dataCardIcc)} />
        )}
      </QueryView>
    </Card>
  );
};

const refusedAt = {
  IllegalSendToEmail: 'email',
  CustomerDoesNotHaveRightToUseDomain: 'email',
  NumberNotAvailable: 'phone',
} as const;
const refusals = Object.keys(refusedAt) as (keyof typeof refusedAt)[];

/** The number itself can receive text messages only while a telephone uses it. */
const initialFor = ({ email, status, telephoneNumber }: Subscription): EsimLinkValues => ({
  channel: 'Email',
  email: email ?? '',
  phone: status === 'Active' ? formatPhoneNumber(telephoneNumber?.localNumber ?? '') : '',
});

const useLinkForm = ({ ids, of, dataCardIcc }: SendEsimLinkProps) => {
  const toasts = useToasts();
  const form = useForm({ schema: esimLinkSchema, initial: initialFor(of) });
  const write = useWrite({
    send: (http, recipient: string) => sendEsimLink(http, ids, { recipient, dataCardIcc }),
    // The eSIM's status may have changed, too.
    stale: [subscriptionKey(ids)],
    expected: refusals,
    onRefused: (code, message) => {
      form.refuse(refusedAt[code], code === 'NumberNotAvailable' ? texts.ownNumber : message);
    },
    onDone: () => {
      form.reset();
      toasts.show({ variant: 'SUCCESS', title: texts.sent });
    },
  });
  return { form, write };
};

const LinkForm = ({ link, ...props }: SendEsimLinkProps & { readonly link: EsimLink | undefined }) => {
  const { form, write } = useLinkForm(props);
  return (
    <Stack gap={5}>
      {link === undefined ? null : <SentLink ids={props.ids} link={link} />}
      <Typography>{link?.state === 'Ready' ? `${texts.lead} ${texts.replaces}` : texts.lead}</Typography>
      <Form form={form} write={write} submit={texts.send}>
        <RadioGroup
          {...form.field('channel')}
          label={texts.channel}
          options={CHANNELS.map(value => ({ value, label: texts.channels[value] }))}
        />
        {form.values.channel === 'Email' ? (
          <TextField {...form.field('email')} type="email" label={texts.email} />
        ) : (
          <TextField
            {...form.field('phone')}
            type="tel"
            label={texts.phone}
            help={texts.phoneHelp}
            width="digits-20"
          />
        )}
      </Form>
    </Stack>
  );
};
