import type { ComponentType } from 'react';
import {
  EMPLOYEE_TOPICS,
  MESSAGE_CHANNELS,
  messageTopics,
  type MessagesBody,
  type MessageTopic,
} from 'shared/contracts/messages';
import type { Profile } from 'shared/contracts/profile';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { messageTopicLabels } from 'shared/format/message-topic';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Select } from 'shared/ui/select';
import { Typography } from 'shared/ui/typography';
import * as z from 'zod/mini';
import { useCurrentCustomer } from 'shared/customers';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { pages } from '../pages.tsx';
import { profileQueries } from '../profile.queries.ts';
import { useOwnWrite } from '../use-own-write.ts';
import { WithProfile } from '../with-profile.tsx';
import { channelLabels, messagesTexts as texts } from './texts.ts';

const channel = z.enum(MESSAGE_CHANNELS);
const schema = z.object({
  OrderDone: channel,
  OrderFailed: channel,
  InvoiceIssued: channel,
  InvoiceOverdue: channel,
  UsageLimit: channel,
  InvitationAccepted: channel,
  AccessChanged: channel,
} satisfies Record<MessageTopic, typeof channel>);

type Choices = z.infer<typeof schema>;

/** Chooses what is told by mail or text message beside the notifications of the portal, at all customers. */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{(profile, readAgain) => <Topics profile={profile} readAgain={readAgain} />}</WithProfile>
  </ChangeFrame>
);

interface TopicsProps {
  readonly profile: Profile;
  readonly readAgain: ReadAgain;
}

/** What somebody is told of who is an administrator nowhere is less. */
const Topics = (props: TopicsProps) => {
  const customers = useQuery(profileQueries(useHttp()).customers());
  return (
    <QueryView query={customers} title={changeTexts.failed}>
      {all => (
        <MessagesForm
          {...props}
          topics={all.every(({ role }) => role === 'User') ? EMPLOYEE_TOPICS : messageTopics}
        />
      )}
    </QueryView>
  );
};

const chosenIn = ({ messages = {} }: Profile): Choices => {
  const chosen = (topic: MessageTopic) => {
    const { [topic]: found = 'None' } = messages;
    return found === 'Unknown' ? 'None' : found;
  };
  return Object.fromEntries(messageTopics.map(topic => [topic, chosen(topic)])) as Choices;
};

interface MessagesFormProps extends TopicsProps {
  readonly topics: readonly MessageTopic[];
}

const MessagesForm = ({ profile: current, readAgain, topics }: MessagesFormProps) => {
  const toasts = useToasts();
  const { id: customerId } = useCurrentCustomer().customer;
  const profileHref = useProfileHref();
  const edited = useEdited(current, readAgain);
  const profile = edited.begun;
  const form = useForm({ schema, initial: chosenIn(profile) });
  const write = useOwnWrite({
    version: profile.version,
    send: (writes, body: MessagesBody) => writes.changeMessages(body),
    ...edited.refusal,
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved });
      form.leave(profileHref);
    },
  });
  const canText = profile.phoneVerified === true && Boolean(profile.phoneNumber);
  const channels = MESSAGE_CHANNELS.filter(each => each !== 'Text' || canText);
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={changeTexts.save}
        cancelHref={profileHref}
        onUnchanged={() => {
          form.leave(profileHref);
        }}
      >
        <ChangedMeanwhile edited={edited} form={form} />
        <Stack gap={5}>
          <Typography tone="muted">{texts.intro}</Typography>
          {canText ? null : (
            <Typography>
              {texts.noText} <Link href={pages.changePhone.href({ customerId })}>{texts.verify}</Link>
            </Typography>
          )}
          {topics.map(topic => (
            <Select
              key={topic}
              {...form.field(topic)}
              label={messageTopicLabels[topic]}
              options={channels.map(value => ({ value, label: channelLabels[value] }))}
            />
          ))}
        </Stack>
      </Form>
    </Card>
  );
};
