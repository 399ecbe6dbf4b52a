import type { Kysely } from 'kysely';
import type { Clock } from '../../time/clock.ts';
import type { Database } from '../../database/tables.ts';
import { merchantAccount, signNotification, type NotificationItem } from '../../payments/notification.ts';
import { addBillingItem } from '../rows/add-billing-item.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';
import { testOrigin } from '../test-api.ts';
import { testWebhookKey } from '../test-payments.ts';

/** Tenant matrix rows for documents and card payments, each with its own invoices. */
export function paymentRows(
  db: Kysely<Database>,
  clock: Clock,
  accounts: () => Objects,
): Record<string, () => MatrixRow | Promise<MatrixRow>> {
  async function three(make: (accountId: string) => Promise<string>): Promise<Objects> {
    const { own, ownOutsideReach, foreign } = accounts();
    return {
      own: await make(own),
      ownOutsideReach: await make(ownOutsideReach),
      foreign: await make(foreign),
    };
  }

  /** An invoice with an open payment that has the same id. */
  async function newPayment(account_id: string): Promise<string> {
    const billing_item_id = await addBillingItem(db, account_id);
    const { customer_id } = await db
      .selectFrom('accounts')
      .where('account_id', '=', account_id)
      .select('customer_id')
      .executeTakeFirstOrThrow();
    const created_at = clock.now();
    await db
      .insertInto('payment_sessions')
      .values({
        session_id: billing_item_id,
        customer_id,
        created_at,
        user_id: 'nobody',
        correlation_id: '-',
        amount_ore: 12_500,
        return_url: testOrigin,
        expires_at: new Date(created_at.getTime() + 60_000),
      })
      .execute();
    await db
      .insertInto('payment_items')
      .values({
        session_id: billing_item_id,
        billing_item_id,
        account_id,
        customer_id,
        amount_ore: 12_500,
      })
      .execute();
    return billing_item_id;
  }

  const item: NotificationItem = {
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference: 'matrix',
    merchantAccountCode: merchantAccount,
    merchantReference: 'nobody',
    amount: { value: 100, currency: 'DKK' },
  };
  const additionalData = { hmacSignature: signNotification(item, testWebhookKey) };
  const sessions = '/self-service-api/payment-sessions';
  return {
    'GET /self-service-api/billing-items/documents': async () => ({
      objects: await three(accountId => addBillingItem(db, accountId)),
      request: ({ object }) => ({ query: `billingItemIds=${object}` }),
    }),
    [`POST ${sessions}`]: async () => ({
      objects: await three(accountId => addBillingItem(db, accountId)),
      request: ({ object }) => ({
        data: { billingItemIds: [object], returnUrl: `${testOrigin}/selvbetjening/` },
      }),
    }),
    [`GET ${sessions}`]: async () => {
      const { own } = await three(newPayment);
      return { request: () => ({ query: `billingItemIds=${own}` }) };
    },
    [`GET ${sessions}/:sessionId`]: async () => ({ objects: await three(newPayment) }),
    [`DELETE ${sessions}/:sessionId`]: async () => ({ objects: await three(newPayment) }),
    'POST /self-service-api/payments/webhook': () => ({
      status: 202,
      request: () => ({
        body: { notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] },
      }),
    }),
  };
}
