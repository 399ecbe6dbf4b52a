/**
 * Card payments. There is no provider whose fields could be shown: a started payment is paid on the next
 * read.
 */
import * as z from 'zod/mini';
import {
  openPaymentsAnswer,
  openPaymentsQuery,
  paymentSessionAnswer,
  paymentSessionBody,
} from '../../../contracts/payment.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { Profile } from '../../../contracts/profile.ts';
import { formatMoney } from '../../../format/money.ts';
import type { TenantData } from '../backend-data.ts';
import { kroner, sumOf } from '../billing/billing-lines.ts';
import { sortedBy } from '../list-operations.ts';
import { argumentError, notFound, type AddRoute, type AddWrite } from '../route.ts';
import { logAction } from '../log-action.ts';
import type { StoredPayment } from './stored-payment.ts';

const OPEN_FOR_MS = 30 * 60_000;

const replace = (tenant: TenantData, old: StoredPayment, changes: Partial<StoredPayment>): StoredPayment => {
  const next = { ...old, ...changes };
  tenant.payments = tenant.payments.map(each => (each === old ? next : each));
  return next;
};

/** Books completed payments and closes their invoices. */
export const settlePayments = (tenant: TenantData, profile: Profile): void => {
  for (const payment of tenant.payments) {
    if (payment.state !== 'Pending' || payment.paidAt >= Date.now()) continue;
    const paidAt = new Date(payment.paidAt).toISOString();
    replace(tenant, payment, { state: 'Paid', settledAt: paidAt, provider: null });
    for (const { billingItemId: id, invoiceNumber: subject, amount } of payment.items) {
      tenant.billingItems = tenant.billingItems.map(item =>
        item.billingItemId === id
          ? {
              ...item,
              amountDue: kroner(0),
              status: 'Paid',
              isPayable: false,
              notPayableReason: 'AlreadyPaid',
              payments: [...item.payments, { paidAt, amount, method: 'Betalingskort' }],
            }
          : item,
      );
      logAction(tenant, profile, {
        action: 'PaymentReceived',
        subject,
        about: { kind: 'BillingItem', id },
        before: { values: [formatMoney(amount)] },
        after: { values: [formatMoney(kroner(0))] },
      });
    }
  }
};

const begin = (tenant: TenantData, profile: Profile, ids: readonly string[]): StoredPayment => {
  const found = tenant.billingItems.filter(({ billingItemId }) => ids.includes(billingItemId));
  if (found.length < ids.length) throw notFound();
  if (found.some(({ isPayable }) => !isPayable)) throw argumentError('BillingItemIsNotPayable');
  const open = tenant.payments.find(
    ({ state, items }) => state === 'Pending' && items.some(item => ids.includes(item.billingItemId)),
  );
  const isSame = open?.items.every(item => ids.includes(item.billingItemId)) === true;
  if (open && isSame && open.items.length === ids.length) return open;
  if (open) throw argumentError('BillingItemInAnotherPayment');
  const [now, sessionId] = [Date.now(), crypto.randomUUID()];
  const items = sortedBy(found, ({ dueDate }) => dueDate).map(item => ({ ...item, amount: item.amountDue }));
  const payment: StoredPayment = {
    sessionId,
    state: 'Pending',
    settledAt: null,
    paidAt: now,
    items,
    amount: sumOf(items.map(({ amount }) => amount)),
    expiresAt: new Date(now + OPEN_FOR_MS).toISOString(),
    provider: { id: sessionId, sessionData: 'offline' },
  };
  tenant.payments = [...tenant.payments, payment];
  for (const { billingItemId: id, invoiceNumber: subject, amount } of items)
    logAction(tenant, profile, {
      action: 'PaymentStarted',
      subject,
      about: { kind: 'BillingItem', id },
      after: { values: [formatMoney(amount)] },
    });
  return payment;
};

export const paymentRoutes = (route: AddRoute, write: AddWrite, profile: Profile) => {
  const path = '/payment-sessions';
  const query = z.object(customerQueryShape);
  const common = { system: 'PaymentAPI', answer: paymentSessionAnswer } as const;
  const sessionOf = ({ payments }: TenantData, id: string): StoredPayment => {
    const payment = payments.find(({ sessionId }) => sessionId === id);
    if (!payment) throw notFound();
    return payment;
  };
  return [
    route({
      path,
      system: 'PaymentAPI',
      query: openPaymentsQuery,
      answer: openPaymentsAnswer,
      read: ({ payments }, { billingItemIds = [] }) => ({
        paymentSessions: payments.filter(
          ({ state, items }) =>
            state === 'Pending' && items.some(item => billingItemIds.includes(item.billingItemId)),
        ),
      }),
    }),
    route({
      ...common,
      path: `${path}/:id`,
      query,
      read: (tenant, _query, id) => ({ paymentSession: sessionOf(tenant, id) }),
    }),
    write({
      ...common,
      method: 'post',
      path,
      body: paymentSessionBody,
      write: (tenant, { data: { billingItemIds } }) => ({
        paymentSession: begin(tenant, profile, [...new Set(billingItemIds)]),
      }),
    }),
    write({
      ...common,
      method: 'delete',
      path: `${path}/:id`,
      body: query,
      write: (tenant, _query, id) => {
        const payment = sessionOf(tenant, id);
        if (payment.state !== 'Pending') return { paymentSession: payment };
        const settledAt = new Date().toISOString();
        return {
          paymentSession: replace(tenant, payment, { state: 'Cancelled', settledAt, provider: null }),
        };
      },
    }),
  ];
};
