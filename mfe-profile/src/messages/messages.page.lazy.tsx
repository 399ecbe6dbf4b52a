import type { ComponentType } from 'react';
import {
  EMPLOYEE_TOPICS,
  MESSAGE_CHANNELS,
  messageTopics,
  type MessagesBody,
  type MessageTopic,
} from 'shared/contracts/messages';
import type { Profile } from 'shared/contracts/profile';
import { messageTopicLabels } from 'shared/format/message-topic';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Select } from 'shared/ui/select';
import { Typography } from 'shared/ui/typography';
import * as z from 'zod/mini';
import { useCurrentCustomer } from 'shared/customers';
import { ChangeFrame } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { pages } from '../pages.tsx';
import { confirmPhoneHref } from '../phone-link.ts';
import { ProfileEditForm, useProfileWrite, type EditedProfile } from '../profile-edit.tsx';
import { profileQueries } from '../profile.queries.ts';
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

/** Sets which notifications are also sent by e-mail or text message, for all customers. */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{(profile, readAgain) => <Topics profile={profile} readAgain={readAgain} />}</WithProfile>
  </ChangeFrame>
);

/** Users who are not an administrator anywhere get fewer topics. */
const Topics = (props: EditedProfile) => {
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

interface MessagesFormProps extends EditedProfile {
  readonly topics: readonly MessageTopic[];
}

const MessagesForm = ({ topics, ...edited }: MessagesFormProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const edit = useProfileWrite(edited, {
    schema,
    valuesOf: chosenIn,
    send: (writes, body: MessagesBody) => writes.changeMessages(body),
    savedText: () => texts.saved,
  });
  const { phoneVerified, phoneNumber } = edit.edited.begun;
  const canText = phoneVerified === true && Boolean(phoneNumber);
  const channels = MESSAGE_CHANNELS.filter(each => each !== 'Text' || canText);
  return (
    <ProfileEditForm edit={edit}>
      <Stack gap={5}>
        <Typography tone="muted">{texts.intro}</Typography>
        {canText ? null : (
          <Typography>
            {texts.noText}{' '}
            {phoneNumber ? (
              <Link href={confirmPhoneHref(customerId)}>{texts.verify}</Link>
            ) : (
              <Link href={pages.changePhone.href({ customerId })}>{texts.enter}</Link>
            )}
          </Typography>
        )}
        {topics.map(topic => (
          <Select
            key={topic}
            {...edit.form.field(topic)}
            label={messageTopicLabels[topic]}
            options={channels.map(value => ({ value, label: channelLabels[value] }))}
          />
        ))}
      </Stack>
    </ProfileEditForm>
  );
};
