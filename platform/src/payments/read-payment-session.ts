import { fromOre } from 'shared/contracts/money';
import type { Kysely } from 'kysely';
import type { PaymentSession } from 'shared/contracts/payment';
import { notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { oneOf, withinTenant } from '../kernel/access/within-tenant.ts';
import type { Database } from '../database/tables.ts';

/**
 * A payment with its invoices, if the person has access to it. An expired one is returned as cancelled.
 *
 * @throws ApiProblem 404 for any other payment, also if the person has no access to one of its invoices
 */
export async function readPaymentSession(
  db: Kysely<Database>,
  tenant: Tenant,
  sessionId: string,
  now: Date,
): Promise<PaymentSession> {
  const session = await findPaymentSession(db, tenant, sessionId, now);
  if (!session) throw notFound();
  return session;
}

/** The open payments that contain any of these invoices, except those with an invoice the person has no access to. */
export async function readOpenPayments(
  db: Kysely<Database>,
  tenant: Tenant,
  billingItemIds: readonly string[],
  now: Date,
): Promise<PaymentSession[]> {
  const open = await db
    .selectFrom('payment_sessions')
    .where('customer_id', '=', tenant.customerId)
    .where('expires_at', '>', now)
    .where('session_id', 'in', items =>
      items
        .selectFrom('payment_items')
        .where(oneOf('billing_item_id', billingItemIds))
        .where('is_open', '=', true)
        .select('session_id'),
    )
    .select('session_id')
    .orderBy('expires_at')
    .orderBy('session_id')
    .execute();
  const found = await Promise.all(
    open.map(({ session_id }) => findPaymentSession(db, tenant, session_id, now)),
  );
  return found.filter(session => session !== undefined);
}

async function findPaymentSession(
  db: Kysely<Database>,
  tenant: Tenant,
  sessionId: string,
  now: Date,
): Promise<PaymentSession | undefined> {
  const row = await db
    .selectFrom('payment_sessions')
    .where('customer_id', '=', tenant.customerId)
    .where('session_id', '=', sessionId)
    .selectAll()
    .executeTakeFirst();
  const items = row ? await readItems(db, tenant, sessionId) : [];
  if (!row || items.length === 0 || items.some(item => !item.isWithinReach)) return undefined;
  const isOver = row.state === 'Pending' && row.expires_at <= now;
  const { provider_id: id, provider_data: sessionData } = row;
  const isOpen = row.state === 'Pending' && !isOver && id !== null && sessionData !== null;
  return {
    sessionId: row.session_id,
    state: isOver ? 'Cancelled' : row.state,
    amount: fromOre(row.amount_ore),
    expiresAt: row.expires_at.toISOString(),
    settledAt: (isOver ? row.expires_at : row.settled_at)?.toISOString() ?? null,
    provider: isOpen ? { id, sessionData } : null,
    items: items.map(item => ({
      billingItemId: item.billing_item_id,
      invoiceNumber: item.invoice_number,
      accountId: item.account_id,
      accountName: item.account_name,
      dueDate: item.due_date,
      amount: fromOre(item.amount_ore),
    })),
  };
}

function readItems(db: Kysely<Database>, tenant: Tenant, sessionId: string) {
  return db
    .selectFrom('payment_items as p')
    .innerJoin('billing_items as b', 'b.billing_item_id', 'p.billing_item_id')
    .innerJoin('accounts as a', 'a.account_id', 'p.account_id')
    .where('p.session_id', '=', sessionId)
    .select(['p.billing_item_id', 'p.account_id', 'p.amount_ore'])
    .select(['b.invoice_number', 'b.due_date', 'a.account_name'])
    .select(withinTenant(tenant, 'p').as('isWithinReach'))
    .orderBy('b.due_date')
    .orderBy('p.billing_item_id')
    .execute();
}
