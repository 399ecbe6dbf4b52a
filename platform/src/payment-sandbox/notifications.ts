import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { merchantAccount, signNotification, type NotificationItem } from '../payments/notification.ts';
import type { SandboxContext } from './sandbox-context.ts';

/** Providers deliver at least once. The sandbox sends everything twice, so that nothing relies on single delivery. */
const TIMES_SENT = 2;
const retryAfter = 5_000;
const patience = 10_000;

/** Stores, together with the end of a session, that the API must be notified. */
export async function addNotification(
  transaction: Transaction<Database>,
  session: { readonly id: string },
  psp_reference: string,
  due_at: Date,
): Promise<void> {
  await transaction
    .insertInto('sandbox_notifications')
    .values({ session_id: session.id, psp_reference, due_at, times_left: TIMES_SENT })
    .execute();
}

/** Notifies the API of payments until it confirms, the oldest first. */
export async function sendNotifications({ db, clock, payments }: SandboxContext): Promise<void> {
  const due = await dueNotifications(db, clock.now());
  for (const { id, ...notification } of due) {
    for (let left = notification.times_left; left > 0; left -= 1) {
      const isHeard = await tell(payments.webhookUrl, payments.webhookKey, notification);
      const update = db.updateTable('sandbox_notifications').where('id', '=', id);
      if (!isHeard) {
        await update.set({ due_at: new Date(clock.now().getTime() + retryAfter) }).execute();
        break;
      }
      await update.set({ times_left: left - 1 }).execute();
    }
  }
}

function dueNotifications(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('sandbox_notifications as n')
    .innerJoin('sandbox_payment_sessions as s', 's.id', 'n.session_id')
    .select([
      'n.id',
      'n.psp_reference',
      'n.times_left',
      's.reference',
      's.amount_value',
      's.currency',
      's.result',
    ])
    .where('n.times_left', '>', 0)
    .where('n.due_at', '<=', now)
    .orderBy('n.id')
    .execute();
}

type Due = Omit<Awaited<ReturnType<typeof dueNotifications>>[number], 'id'>;

async function tell(url: string, key: string, due: Due): Promise<boolean> {
  const item: NotificationItem = {
    eventCode: 'AUTHORISATION',
    success: String(due.result === 'Authorised') as 'true' | 'false',
    pspReference: due.psp_reference,
    merchantAccountCode: merchantAccount,
    merchantReference: due.reference,
    amount: { value: due.amount_value, currency: due.currency },
    reason: due.result === 'Authorised' ? '' : (due.result ?? ''),
  };
  const signed = { ...item, additionalData: { hmacSignature: signNotification(item, key) } };
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }),
    signal: AbortSignal.timeout(patience),
  }).then(
    answer => answer.ok,
    () => false,
  );
}
