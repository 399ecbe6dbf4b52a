import { pendingHttp as http, testReads } from 'shared/testing/reads.ts';
import { accountAlertsQueries } from './account-alerts.queries.ts';
import { accountQueries } from './account.queries.ts';
import { billingItemQueries } from './billing-item.queries.ts';
import { explanationQueries } from './explanation.queries.ts';
import { invoiceParams, listQueryOf } from './invoices/invoice-params.ts';
import { openPaymentsQuery, paymentQuery } from './payment/payment.queries.ts';

const customerId = '1001';
const billingAccountId = '80011001';
const accounts = accountQueries(http, customerId);
const items = billingItemQueries(http, customerId);
const explanations = explanationQueries(http, customerId);

testReads(
  ['mfe-billing', customerId],
  [
    ['all accounts', accounts.tree(), ['accounts']],
    ['found accounts', accounts.search('nord'), ['accounts']],
    ['the root accounts', accounts.roots(), ['accounts']],
    ['a root account', accounts.visibleRoot('80010000'), ['accounts']],
    ['an account', accounts.details(billingAccountId), ['accounts']],
    ['subscriptions that differ from an account', accounts.differences(billingAccountId), ['accounts']],
    ['the invoices', items.list(listQueryOf(invoiceParams.initial)), ['billing-items']],
    ['selected invoices', items.chosen(['F1']), ['billing-items']],
    ['the newest invoice', items.latestInvoice(), ['billing-items']],
    ['an invoice', items.details('F1'), ['billing-items']],
    ['the open amounts', items.summary([]), ['billing-items']],
    ['why an invoice differs', explanations.ofItem('F1'), ['billing-items']],
    ['why a month differs', explanations.ofMonth(undefined), ['billing-items']],
    ['a payment', paymentQuery(http, { customerId, sessionId: 'P1' }), ['payment-sessions']],
    ['the open payments', openPaymentsQuery(http, customerId, ['F1']), ['payment-sessions']],
    [
      'the alerts of an account',
      accountAlertsQueries(http).all({ customerId, billingAccountId }),
      ['usage-alerts', billingAccountId],
    ],
  ],
);
