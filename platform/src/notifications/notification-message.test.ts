import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MessageTopic } from 'shared/contracts/messages';
import type { Notification, NotificationKind } from 'shared/contracts/notification';
import { administratorSearchLink } from 'shared/remote/administrator-link';
import { bulkJobLink } from 'shared/remote/bulk-job-link';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { notificationMail, notificationText } from './notification-message.ts';

const at = '1001';
const portalOrigin = 'https://portal.example';
const subject = 'ny@demo.example';
const told = (kind: NotificationKind): Notification => ({
  ...{ id: 'n1', kind, at: '2026-11-21T10:00:00Z', isRead: false, recordId: 'R1', subject, count: null },
  ...{ orderType: 'Suspension', documentType: 'Invoice', limit: { metric: 'DataDk', threshold: 80 } },
  amount: { value: 100, currency: 'DKK' },
});
const of = (topic: MessageTopic, ...kinds: NotificationKind[]) => ({
  ...{ topic, portalOrigin },
  news: [{ customerId: at, companyName: 'Nordhavn Byg A/S', notifications: kinds.map(told) }],
});
const page = (href: string) => `${portalOrigin}/selvbetjening${href}`;
const person = administratorSearchLink.href(at, { search: [subject] });

/** Where each leads as the portal's own areas say it, and where several of it do. */
const table: readonly [NotificationKind, MessageTopic, string, string][] = [
  ['OrderCompleted', 'OrderDone', links.order.href(at, { orderId: 'R1' }), areaPaths.orders],
  ['OrderFailed', 'OrderFailed', links.order.href(at, { orderId: 'R1' }), areaPaths.orders],
  ['BulkJobEnded', 'OrderDone', bulkJobLink.href(at, { jobId: 'R1' }), areaPaths.orders],
  ['InvoiceIssued', 'InvoiceIssued', links.invoice.href(at, { billingItemId: 'R1' }), areaPaths.invoices],
  ['InvoiceOverdue', 'InvoiceOverdue', links.invoice.href(at, { billingItemId: 'R1' }), areaPaths.invoices],
  [
    'SubscriptionUsage',
    'UsageLimit',
    links.usage.href(at, { subscriptionId: 'R1' }),
    areaPaths.subscriptions,
  ],
  [
    'AccountUsage',
    'UsageLimit',
    links.billingAccount.href(at, { billingAccountId: 'R1' }),
    areaPaths.subscriptions,
  ],
  ['InvitationAccepted', 'InvitationAccepted', person, 'administrator-oversigt'],
  ['AccessChanged', 'AccessChanged', person, 'administrator-oversigt'],
  ['AccessRemoved', 'AccessChanged', links.administrators.href(at), 'administrator-oversigt'],
  ['OwnAccessChanged', 'AccessChanged', customerHref(at, areaPaths.profile), 'administrator-oversigt'],
];

describe('a message of what happened', () => {
  for (const [kind, topic, one, all] of table)
    it(`leads to the page of ${kind}, by mail and by text message, and of several to their list`, () => {
      const to = { email: 'a@demo.example', firstName: 'Anna' };
      const choices = page(customerHref(at, 'indstillinger/beskeder'));
      assert.deepEqual(notificationMail(to, of(topic, kind)).links, [page(one), choices]);
      assert.deepEqual(notificationText('22334455', of(topic, kind)).links, [page(one)]);
      const several = notificationText('22334455', of(topic, kind, kind));
      assert.deepEqual(several.links, [page(customerHref(at, all))]);
    });
});
