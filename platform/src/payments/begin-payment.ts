import { fromOre } from 'shared/contracts/money';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BillingItemStatus } from 'shared/contracts/billing-item';
import { formatMoney } from 'shared/format/money';
import { ApiProblem, argumentError, notFound } from '../kernel/api-problem.ts';
import { whyNotPayable } from '../billing/billing-item-rows.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { findOpen } from './find-open-payments.ts';
import type { PaymentProvider } from '../kernel/payment-context.ts';
import { giveUp } from './settle-payment.ts';

/** How long a payment can be made once it is begun. */
const openFor = 30 * 60_000;

export interface PaymentToBegin {
  billingItemIds: readonly string[];
  returnUrl: string;
  isPortal: (origin: string) => boolean;
}

/**
 * Begins a payment of what is owed on invoices, or gives the one that is open for the same ones: two presses, two tabs
 * and two colleagues pay with one session, which the provider takes money for once.
 *
 * @returns the session's id; the provider has not been asked yet
 * @throws ApiProblem 404 where the caller may not see them all, 400 `BillingItemIsNotPayable`, and
 *   `BillingItemInAnotherPayment` where one of them is being paid together with others
 */
export async function beginPayment(
  change: ChangeContext,
  tenant: Tenant,
  { billingItemIds, returnUrl, isPortal }: PaymentToBegin,
): Promise<string> {
  const { transaction, now } = change;
  const ids = [...new Set(billingItemIds)];
  const items = await lockItems(transaction, tenant, ids);
  if (items.length < ids.length) throw notFound();
  if (items.some(item => whyNotPayable(item) !== undefined)) throw argumentError('BillingItemIsNotPayable');
  for (const open of await findOpen(transaction, ids)) {
    const isOver = open.expires_at <= now;
    const isSame = open.items.length === ids.length && open.items.every(item => ids.includes(item.id));
    if (!isOver && !isSame) throw argumentError('BillingItemInAnotherPayment');
    const isRight = items.every(item => open.items.some(each => isOwed(each, item)));
    if (!isOver && isRight) return open.session_id;
    await giveUp(transaction, open.session_id, now);
  }
  return addSession(change, items, sessionId => addressToReturnTo(returnUrl, isPortal, sessionId));
}

type Item = Awaited<ReturnType<typeof lockItems>>[number];

const isOwed = (paid: { id: string; amount_ore: number }, item: Item) =>
  paid.id === item.billing_item_id && paid.amount_ore === item.amount_due_ore;

/** In the order of their ids, as everybody who locks several: in another order two could wait for each other. */
function lockItems(db: Kysely<Database>, tenant: Tenant, ids: readonly string[]) {
  return db
    .selectFrom('billing_items as b')
    .where(withinTenant(tenant, 'b'))
    .where('b.billing_item_id', 'in', ids)
    .select(['b.billing_item_id', 'b.account_id', 'b.invoice_number', 'b.amount_due_ore', 'b.invoice_format'])
    .select(sql<BillingItemStatus>`b.status`.as('status'))
    .orderBy('b.billing_item_id')
    .forUpdate()
    .execute();
}

async function addSession(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  items: readonly Item[],
  addressFor: (sessionId: string) => string,
): Promise<string> {
  const session_id = randomUUID();
  await transaction
    .insertInto('payment_sessions')
    .values({
      ...{ session_id, customer_id: customerId, user_id: actorId, correlation_id: correlationId },
      amount_ore: items.reduce((sum, item) => sum + item.amount_due_ore, 0),
      return_url: addressFor(session_id),
      created_at: now,
      expires_at: new Date(now.getTime() + openFor),
    })
    .execute();
  for (const { billing_item_id, account_id, invoice_number, amount_due_ore: amount_ore } of items) {
    await transaction
      .insertInto('payment_items')
      .values({ session_id, billing_item_id, customer_id: customerId, account_id, amount_ore })
      .execute();
    await writeAuditEntry(transaction, {
      ...{ customerId, actorId, correlationId, at: now },
      action: 'PaymentStarted',
      subject: invoice_number,
      about: { kind: 'BillingItem', id: billing_item_id },
      after: { values: [formatMoney(fromOre(amount_ore))] },
    });
  }
  return session_id;
}

/**
 * Starts the session at the provider, unless that is done. Outside of any transaction: the provider may be slow, and a
 * kill in between costs nothing, since it starts one session for one of ours however often it is asked.
 */
export async function startAtProvider(
  db: Kysely<Database>,
  provider: PaymentProvider,
  sessionId: string,
): Promise<void> {
  const session = await db
    .selectFrom('payment_sessions')
    .where('session_id', '=', sessionId)
    .selectAll()
    .executeTakeFirstOrThrow();
  if (session.provider_id !== null || session.state !== 'Pending') return;
  const started = await provider.startSession({
    reference: sessionId,
    amountOre: session.amount_ore,
    returnUrl: session.return_url,
    expiresAt: session.expires_at,
  });
  await db
    .updateTable('payment_sessions')
    .set({ provider_id: started.id, provider_data: started.sessionData })
    .where('session_id', '=', sessionId)
    .execute();
}

/** A bank sends people back to the portal and nowhere else. */
function addressToReturnTo(
  returnUrl: string,
  isPortal: PaymentToBegin['isPortal'],
  sessionId: string,
): string {
  const address = new URL(returnUrl);
  if (!isPortal(address.origin))
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: returnUrl');
  address.searchParams.set('session', sessionId);
  return address.href;
}
