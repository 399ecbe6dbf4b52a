import type { MessageTopic } from 'shared/contracts/messages';
import type { Notification } from 'shared/contracts/notification';
import { messageTopicLabels } from 'shared/format/message-topic';
import { notificationSentence } from 'shared/format/notification-sentence';
import { formatCount } from 'shared/format/number';
import type { OutboxMessage } from '../outbox/messages.ts';
import type { CustomerNotifications } from './take-unsent.ts';

/** Further notifications are only counted; the portal shows all of them. */
const maxNamed = 20;

interface Message {
  topic: MessageTopic;
  /** Notifications by customer; at least one. */
  news: readonly CustomerNotifications[];
  portalOrigin: string;
}

/** Page where a person chooses the topics. */
const choicesPath = 'indstillinger/beskeder';

/** Page that lists everything of a topic. */
const listPaths: Readonly<Record<MessageTopic, string>> = {
  OrderDone: 'ordrer',
  OrderFailed: 'ordrer',
  InvoiceIssued: 'faktura',
  InvoiceOverdue: 'faktura',
  UsageLimit: 'abonnementer',
  InvitationAccepted: 'administrator-oversigt',
  AccessChanged: 'administrator-oversigt',
};

const pathOf = ({ kind, recordId, subject }: Notification, topic: MessageTopic): string => {
  const id = encodeURIComponent(recordId ?? '');
  const whom = encodeURIComponent(subject ?? '');
  switch (kind) {
    case 'OrderCompleted':
    case 'OrderFailed':
      return `ordrer/${id}`;
    case 'BulkJobEnded':
      return `abonnementer/samlede-aendringer/${id}`;
    case 'InvoiceIssued':
    case 'InvoiceOverdue':
      return `faktura/${id}`;
    case 'SubscriptionUsage':
      return `abonnementer/${id}/forbrug`;
    case 'AccountUsage':
      return `faktureringskonti/${id}`;
    case 'InvitationAccepted':
    case 'AccessChanged':
      return `administrator-oversigt?soeg=${whom}`;
    case 'OwnAccessChanged':
      return 'indstillinger';
    case 'AccessRemoved':
    case 'Unknown':
      return listPaths[topic];
  }
};

const urlIn = ({ portalOrigin }: Message, customerId: string, path: string): string =>
  `${portalOrigin}/selvbetjening/${customerId}/${path}`;

/** All notifications, each with its page. */
const linesOf = (message: Message) =>
  message.news.flatMap(({ customerId, companyName, notifications }) =>
    notifications.map(each => ({
      companyName,
      sentence: notificationSentence(each),
      url: urlIn(message, customerId, pathOf(each, message.topic)),
    })),
  );

const subjectOf = (message: Message): string => {
  const [first, ...others] = linesOf(message);
  return others.length === 0
    ? (first?.sentence ?? '')
    : `${formatCount(others.length + 1)} beskeder: ${messageTopicLabels[message.topic]}`;
};

/** One mail for all notifications. */
export function notificationMail(to: { email: string; firstName: string }, message: Message): OutboxMessage {
  const lines = linesOf(message);
  const named = lines.slice(0, maxNamed);
  const [first] = message.news;
  const choices = urlIn(message, first?.customerId ?? '', choicesPath);
  const left = lines.length - named.length;
  return {
    to: to.email,
    channel: 'mail',
    subject: subjectOf(message),
    text: [
      `Hej ${to.firstName}`.trim(),
      ...[...Map.groupBy(named, ({ companyName }) => companyName)].flatMap(([company, ofCompany]) => [
        `Det her er sket hos ${company}:`,
        ...ofCompany.map(({ sentence, url }) => `${sentence}\n${url}`),
      ]),
      ...(left === 0 ? [] : [`Og ${formatCount(left)} mere. Resten står i portalen.`]),
      `Du får e-mailen, fordi du har bedt om besked om: ${messageTopicLabels[message.topic]}. Det ændrer du her:\n${choices}`,
    ].join('\n\n'),
    links: [...named.map(({ url }) => url), choices],
  };
}

/** One text message for all notifications; for several it only states their number. */
export function notificationText(phoneNumber: string, message: Message): OutboxMessage {
  const [first, ...others] = linesOf(message);
  const [where] = message.news;
  const url =
    others.length === 0 ? first?.url : urlIn(message, where?.customerId ?? '', listPaths[message.topic]);
  return {
    to: phoneNumber,
    channel: 'text',
    subject: '',
    text: `${subjectOf(message)}\n${url ?? ''}`,
    links: [url ?? ''],
  };
}
