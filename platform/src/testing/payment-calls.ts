import { randomUUID } from 'node:crypto';
import { paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import * as z from 'zod/mini';
import { merchantAccount, signNotification, type NotificationItem } from '../payments/notification.ts';
import { testOrigin, type TestApi } from './test-api.ts';

/** Where a bank sends people back to in the tests. */
export const returnUrl = `${testOrigin}/selvbetjening/1001/faktura/F1/betaling`;

/** The calls that paying an invoice takes, by name. */
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
      ...{ method: 'POST', path: pathOf(), as, headers },
      data: { billingItemIds: [items].flat(), returnUrl },
    });
  const sign = (item: NotificationItem) => signNotification(item, test.payments.webhookKey);
  /** What the provider tells in one call, each with its signature. */
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
    sign,
    tellAll,
    /** What the provider tells, signed unless another signature is given. */
    tell: (item: NotificationItem, hmacSignature = sign(item)) => tellAll([[item, hmacSignature]]),
  };
};

/** A notification of a payment that was made, changed by what a test is about. */
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
