import { randomUUID } from 'node:crypto';
import { apiErrorSchema } from 'shared/contracts/api-error';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import { paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import * as z from 'zod/mini';
import { merchantAccount, signNotification, type NotificationItem } from '../../payments/notification.ts';
import { addBillingItem } from '../rows/add-billing-item.ts';
import { testOrigin, type TestApi } from '../test-api.ts';

/** Return URL of payments in the tests. */
export const returnUrl = `${testOrigin}/selvbetjening/1001/faktura/F1/betaling`;

/** The calls for paying an invoice, by name, and the invoices of the demo administrator. */
export const paymentCalls = (test: TestApi) => {
  const pathOf = (session = '') => `/payment-sessions${session && `/${session}`}?customerId=1001`;
  const read = (body: string): PaymentSession =>
    z.parse(paymentSessionAnswer, JSON.parse(body)).data.paymentSession;
  const begin = (
    items: string | readonly string[],
    as = 'admin@demo.example',
    headers: Record<string, string> = {},
  ) =>
    test.call({
      method: 'POST',
      path: pathOf(),
      as,
      headers,
      data: { billingItemIds: [items].flat(), returnUrl },
    });
  const sign = (item: NotificationItem) => signNotification(item, test.payments.webhookKey);
  /** A notification call of the provider, with a signature per item. */
  const tellAll = (told: readonly (readonly [item: NotificationItem, hmacSignature: string])[]) => {
    const notificationItems = told.map(([item, hmacSignature]) => ({
      NotificationRequestItem: { ...item, additionalData: { hmacSignature } },
    }));
    return test.api.inject({
      method: 'POST',
      url: '/self-service-api/payments/webhook',
      payload: { live: 'false', notificationItems },
    });
  };
  return {
    pathOf,
    read,
    begin,
    begun: async (items: string | readonly string[], as?: string) => read((await begin(items, as)).body),
    see: async (session: string, as = 'admin@demo.example') =>
      read((await test.get(pathOf(session), as)).body),
    cancel: (session: string, as = 'admin@demo.example') =>
      test.call({ method: 'DELETE', path: pathOf(session), as }),
    newItem: (changes: Parameters<typeof addBillingItem>[2] = {}, account = '80011001') =>
      addBillingItem(test.database.db, account, changes),
    readItem: async (item: string) =>
      z.parse(
        billingItemAnswer,
        (await test.get(`/billing-items/${item}?customerId=1001`, 'admin@demo.example')).json(),
      ).data.billingItem,
    refusal: (body: string) => z.parse(apiErrorSchema, JSON.parse(body)),
    auditOf: (subject: string) =>
      test.database.db
        .selectFrom('audit_log')
        .where('subject', '=', subject)
        .select(['action', 'actor_email', 'before', 'after'])
        .orderBy('at')
        .execute(),
    sign,
    tellAll,
    /** A notification of the provider, with a valid signature by default. */
    tell: (item: NotificationItem, hmacSignature = sign(item)) => tellAll([[item, hmacSignature]]),
  };
};

/** A notification of a successful payment, with the test's changes. */
export const anyNotification = (
  session: PaymentSession,
  changes: Partial<NotificationItem> = {},
): NotificationItem => ({
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: randomUUID(),
  merchantAccountCode: merchantAccount,
  merchantReference: session.sessionId,
  amount: { value: Math.round(session.amount.value * 100), currency: 'DKK' },
  ...changes,
});
