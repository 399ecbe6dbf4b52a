import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MessageTopic } from 'shared/contracts/messages';
import type { Notification, NotificationKind } from 'shared/contracts/notification';
import { messageTopicLabels } from 'shared/format/message-topic';
import { notificationSentence } from 'shared/format/notification-sentence';
import { notificationMail, notificationText } from './notification-message.ts';

const at = '1001';
const portalOrigin = 'https://portal.example';
const subject = 'ny@demo.example';
const aNotification = (kind: NotificationKind): Notification => ({
  id: 'n1',
  kind,
  at: '2026-11-21T10:00:00Z',
  isRead: false,
  recordId: 'R1',
  subject,
  count: null,
  orderType: 'Suspension',
  documentType: 'Invoice',
  limit: { metric: 'DataDk', threshold: 80 },
  amount: { value: 100, currency: 'DKK' },
});
const of = (topic: MessageTopic, ...kinds: NotificationKind[]) => ({
  topic,
  portalOrigin,
  news: [{ customerId: at, companyName: 'Nordhavn Byg A/S', notifications: kinds.map(aNotification) }],
});
const page = (path: string) => `${portalOrigin}/selvbetjening/${at}/${path}`;
const person = 'administrator-oversigt?soeg=ny%40demo.example';

/** Where one notification links to, and where several do. */
const table: readonly [NotificationKind, MessageTopic, string, string][] = [
  ['OrderCompleted', 'OrderDone', 'ordrer/R1', 'ordrer'],
  ['OrderFailed', 'OrderFailed', 'ordrer/R1', 'ordrer'],
  ['BulkJobEnded', 'OrderDone', 'abonnementer/samlede-aendringer/R1', 'ordrer'],
  ['InvoiceIssued', 'InvoiceIssued', 'faktura/R1', 'faktura'],
  ['InvoiceOverdue', 'InvoiceOverdue', 'faktura/R1', 'faktura'],
  ['SubscriptionUsage', 'UsageLimit', 'abonnementer/R1/forbrug', 'abonnementer'],
  ['AccountUsage', 'UsageLimit', 'faktureringskonti/R1', 'abonnementer'],
  ['InvitationAccepted', 'InvitationAccepted', person, 'administrator-oversigt'],
  ['AccessChanged', 'AccessChanged', person, 'administrator-oversigt'],
  ['AccessRemoved', 'AccessChanged', 'administrator-oversigt', 'administrator-oversigt'],
  ['OwnAccessChanged', 'AccessChanged', 'indstillinger', 'administrator-oversigt'],
];

describe('the message of a notification', () => {
  for (const [kind, topic, one, all] of table)
    it(`links to the page for ${kind} in mail and text message, and to the list for several`, () => {
      const to = { email: 'a@demo.example', firstName: 'Anna' };
      const choices = page('indstillinger/beskeder');
      assert.deepEqual(notificationMail(to, of(topic, kind)).links, [page(one), choices]);
      assert.deepEqual(notificationText('22334455', of(topic, kind)).links, [page(one)]);
      const several = notificationText('22334455', of(topic, kind, kind));
      assert.deepEqual(several.links, [page(all)]);
    });

  it('groups notifications by customer, each with its link, and links to the settings', () => {
    const { news, ...told } = of('OrderFailed', 'OrderFailed', 'OrderFailed');
    const [here] = news;
    assert(here);
    const there = { ...here, customerId: '1003', companyName: 'Østersø Smede ApS' };
    const mail = notificationMail(
      { email: 'a@demo.example', firstName: 'Anna' },
      { ...told, news: [here, there] },
    );
    const sentence = notificationSentence(aNotification('OrderFailed'));
    const lineAt = (customerId: string) =>
      `${sentence}\n${portalOrigin}/selvbetjening/${customerId}/ordrer/R1`;
    const topic = messageTopicLabels.OrderFailed;
    assert.deepEqual([mail.to, mail.subject], ['a@demo.example', `4 beskeder: ${topic}`]);
    assert.deepEqual(mail.text.split('\n\n'), [
      'Hej Anna',
      'Det her er sket hos Nordhavn Byg A/S:',
      lineAt('1001'),
      lineAt('1001'),
      'Det her er sket hos Østersø Smede ApS:',
      lineAt('1003'),
      lineAt('1003'),
      `Du får e-mailen, fordi du har bedt om besked om: ${topic}. Det ændrer du her:\n${page('indstillinger/beskeder')}`,
    ]);
  });
});
