import type { MessageTopic } from 'shared/contracts/messages';
import type { Notification } from 'shared/contracts/notification';
import { messageTopicLabels } from 'shared/format/message-topic';
import { notificationSentence } from 'shared/format/notification-sentence';
import { formatCount } from 'shared/format/number';
import type { OutboxMessage } from '../outbox/messages.ts';
import type { CustomerNews } from './note-told.ts';

/** More than these are counted: the portal has all of them. */
const maxNamed = 20;

interface Told {
  topic: MessageTopic;
  /** What happened, by customer; at least one thing. */
  news: readonly CustomerNews[];
  portalOrigin: string;
}

/** Where a person chooses what they are told of. */
const choicesPath = 'indstillinger/beskeder';

/** Where all of a topic is found. */
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

const urlIn = ({ portalOrigin }: Told, customerId: string, path: string): string =>
  `${portalOrigin}/selvbetjening/${customerId}/${path}`;

/** Everything, and the page that tells it. */
const linesOf = (told: Told) =>
  told.news.flatMap(({ customerId, companyName, notifications }) =>
    notifications.map(each => ({
      companyName,
      sentence: notificationSentence(each),
      url: urlIn(told, customerId, pathOf(each, told.topic)),
    })),
  );

const subjectOf = (told: Told): string => {
  const [first, ...others] = linesOf(told);
  return others.length === 0
    ? (first?.sentence ?? '')
    : `${formatCount(others.length + 1)} beskeder: ${messageTopicLabels[told.topic]}`;
};

/** One mail, however much happened. */
export function notificationMail(to: { email: string; firstName: string }, told: Told): OutboxMessage {
  const lines = linesOf(told);
  const named = lines.slice(0, maxNamed);
  const [first] = told.news;
  const choices = urlIn(told, first?.customerId ?? '', choicesPath);
  const left = lines.length - named.length;
  return {
    to: to.email,
    channel: 'mail',
    subject: subjectOf(told),
    text: [
      `Hej ${to.firstName}`.trim(),
      ...[...Map.groupBy(named, ({ companyName }) => companyName)].flatMap(([company, ofCompany]) => [
        `Det her er sket hos ${company}:`,
        ...ofCompany.map(({ sentence, url }) => `${sentence}\n${url}`),
      ]),
      ...(left === 0 ? [] : [`Og ${formatCount(left)} mere. Resten står i portalen.`]),
      `Du får mailen, fordi du har bedt om besked om: ${messageTopicLabels[told.topic]}. Det ændrer du her:\n${choices}`,
    ].join('\n\n'),
    links: [...named.map(({ url }) => url), choices],
  };
}

/** One text message, however much happened: of several things it says how many. */
export function notificationText(phoneNumber: string, told: Told): OutboxMessage {
  const [first, ...others] = linesOf(told);
  const [where] = told.news;
  const url = others.length === 0 ? first?.url : urlIn(told, where?.customerId ?? '', listPaths[told.topic]);
  return {
    to: phoneNumber,
    channel: 'text',
    subject: '',
    text: `${subjectOf(told)}\n${url ?? ''}`,
    links: [url ?? ''],
  };
}
