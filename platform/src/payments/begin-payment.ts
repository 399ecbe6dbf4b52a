import { fromOre } from 'shared/contracts/money';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BillingItemStatus } from 'shared/contracts/billing-item';
import { formatMoney } from 'shared/format/money';
import { ApiProblem, argumentError, notFound } from '../kernel/api-problem.ts';
import { whyNotPayable } from '../billing/billing-item-rows.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { findOpen } from './find-open-payments.ts';
import type { PaymentProvider } from '../kernel/payment-context.ts';
import { giveUp } from './settle-payment.ts';

/** How long a payment stays open. */
const openFor = 30 * 60_000;

export interface PaymentToBegin {
  billingItemIds: readonly string[];
  returnUrl: string;
  isPortal: (origin: string) => boolean;
}

/**
 * Starts a payment of what is owed on invoices, or returns the open one for the same invoices, so that two clicks, two
 * tabs or two colleagues share one session and the money is taken only once.
 *
 * @returns the session's id; the provider has not been called yet
 * @throws ApiProblem 404 if the caller has no access to one of them, 400 `BillingItemIsNotPayable`, and
 *   `BillingItemInAnotherPayment` if one is being paid together with others
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
    // That of another customer is over too: the account was moved, so nobody there can see or continue it.
    const isOver = open.expires_at <= now || open.customer_id !== tenant.customerId;
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

/** Locked in the order of ids, like everywhere else, to avoid deadlocks. */
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
      session_id,
      customer_id: customerId,
      user_id: actorId,
      correlation_id: correlationId,
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
      customerId,
      actorId,
      correlationId,
      at: now,
      action: 'PaymentStarted',
      subject: invoice_number,
      about: { kind: 'BillingItem', id: billing_item_id },
      after: { values: [formatMoney(fromOre(amount_ore))] },
    });
  }
  return session_id;
}

/**
 * Starts the session at the provider, if not yet done. Outside any transaction, because the provider may be slow. Safe
 * to repeat after a crash: the provider starts only one session for each of ours.
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

/** Return addresses outside the portal are rejected. */
function addressToReturnTo(
  returnUrl: string,
  isPortal: PaymentToBegin['isPortal'],
  sessionId: string,
): string {
  const address = new URL(returnUrl);
  // A `blob:` URL has the origin of the page that made it.
  if (!isPortal(address.origin) || !address.href.startsWith(`${address.origin}/`))
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: returnUrl');
  address.searchParams.set('session', sessionId);
  return address.href;
}
