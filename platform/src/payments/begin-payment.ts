import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BillingItemStatus } from 'shared/contracts/billing-item';
import { formatMoney } from 'shared/format/money';
import { ApiProblem, argumentError, notFound } from '../kernel/api-problem.ts';
import { whyNotPayable } from '../billing/billing-item-rows.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** How long a payment can be made once it is begun. */
const openFor = 30 * 60_000;

export interface PaymentToBegin {
  billingItemId: string;
  returnUrl: string;
  portalOrigin: string;
}

/**
 * Begins a payment of what is owed on an invoice, or gives the one that is open: two presses, two tabs and two
 * colleagues pay with one session, which the provider takes money for once.
 *
 * @returns the session's id; the provider has not been asked yet
 * @throws ApiProblem 404 where the caller may see no such item, 400 `BillingItemIsNotPayable`
 */
export async function beginPayment(
  change: ChangeContext,
  tenant: Tenant,
  { billingItemId, returnUrl, portalOrigin }: PaymentToBegin,
): Promise<string> {
  const { transaction, now } = change;
  const item = await transaction
    .selectFrom('billing_items as b')
    .where(withinTenant(tenant, 'b'))
    .where('b.billing_item_id', '=', billingItemId)
    .select(['b.account_id', 'b.invoice_number', 'b.amount_due_ore', 'b.invoice_format'])
    .select(sql<BillingItemStatus>`b.status`.as('status'))
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound();
  if (whyNotPayable(item) !== undefined) throw argumentError('BillingItemIsNotPayable');
  const open = await findOpen(transaction, billingItemId);
  const isStillRight = open?.amount_ore === item.amount_due_ore && open.expires_at > now;
  if (isStillRight) return open.session_id;
  if (open) await giveUp(transaction, open.session_id, now);
  const session_id = randomUUID();
  await transaction
    .insertInto('payment_sessions')
    .values({
      session_id,
      customer_id: tenant.customerId,
      account_id: item.account_id,
      billing_item_id: billingItemId,
      user_id: change.actorId,
      correlation_id: change.correlationId,
      amount_ore: item.amount_due_ore,
      return_url: addressToReturnTo(returnUrl, portalOrigin, session_id),
      created_at: now,
      expires_at: new Date(now.getTime() + openFor),
    })
    .execute();
  await writeAuditEntry(transaction, {
    ...{
      customerId: tenant.customerId,
      actorId: change.actorId,
      correlationId: change.correlationId,
      at: now,
    },
    action: 'PaymentStarted',
    subject: item.invoice_number,
    after: { values: [formatMoney(money(item.amount_due_ore))] },
  });
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

/** Takes back an open payment. What the provider tells of it afterwards still counts: money that came has come. */
export async function giveUp(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ state: 'Cancelled', settled_at: now })
    .where('session_id', '=', sessionId)
    .where('state', '=', 'Pending')
    .execute();
}

function findOpen(db: Kysely<Database>, billingItemId: string) {
  return db
    .selectFrom('payment_sessions')
    .where('billing_item_id', '=', billingItemId)
    .where('state', '=', 'Pending')
    .select(['session_id', 'amount_ore', 'expires_at'])
    .forUpdate()
    .executeTakeFirst();
}

/** A bank sends people back to the portal and nowhere else. */
function addressToReturnTo(returnUrl: string, portalOrigin: string, sessionId: string): string {
  const address = new URL(returnUrl);
  if (address.origin !== portalOrigin)
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: returnUrl');
  address.searchParams.set('session', sessionId);
  return address.href;
}
