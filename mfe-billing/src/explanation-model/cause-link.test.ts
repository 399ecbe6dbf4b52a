import type { BillingCauseKind } from 'shared/contracts/billing-explanation';
import { causeLink } from './cause-link.ts';

const part = { accountId: '80011001', subscriptionId: 'sub-9' };
const administrator = { id: '1001', isUser: false };
const subscription = '/1001/abonnementer/sub-9';
const account = '/1001/faktureringskonti/80011001';

it.each<[BillingCauseKind, string]>([
  ['NewSubscription', subscription],
  ['EndedSubscription', subscription],
  ['ChangedPlan', subscription],
  ['ChangedPrice', subscription],
  ['PartPeriod', subscription],
  ['OneTime', subscription],
  ['NewDiscount', subscription],
  ['UsageAbroad', `${subscription}/forbrug`],
  ['Usage', `${subscription}/forbrug`],
  ['ContentService', `${subscription}/spaerringer`],
  ['Fee', `${account}/rediger-konto`],
  ['Reminder', '/1001/faktura?kundenummer=80011001'],
  ['Correction', '/1001/faktura?kundenummer=80011001'],
  ['Rest', '/1001/faktura?kundenummer=80011001'],
])('links %s to %s', (kind, href) => {
  expect(causeLink(kind, part, administrator).href).toBe(href);
});

it.each<BillingCauseKind>([
  'NewSubscription',
  'UsageAbroad',
  'EndedDiscount',
  'NewAccount',
  'ContentService',
])('links %s to the account when there is no subscription', kind => {
  expect(causeLink(kind, { ...part, subscriptionId: null }, administrator).href).toBe(account);
});

it('links employees to pages they may view', () => {
  const employee = { ...administrator, isUser: true };
  expect(causeLink('ContentService', part, employee).href).toBe(subscription);
  expect(causeLink('Fee', { ...part, subscriptionId: null }, employee).href).toBe(account);
});
