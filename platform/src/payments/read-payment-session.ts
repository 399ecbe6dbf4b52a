import type { Kysely } from 'kysely';
import type { PaymentSession } from 'shared/contracts/payment';
import { notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
import type { Database } from '../database/tables.ts';

export interface SessionName {
  billingItemId: string;
  sessionId: string;
}

/**
 * A payment as the person may see it. One whose time ran out reads as cancelled.
 *
 * @throws ApiProblem 404 for anybody else's
 */
export async function readPaymentSession(
  db: Kysely<Database>,
  tenant: Tenant,
  { billingItemId, sessionId }: SessionName,
  now: Date,
): Promise<PaymentSession> {
  const row = await db
    .selectFrom('payment_sessions as p')
    .where(withinTenant(tenant, 'p'))
    .where('p.billing_item_id', '=', billingItemId)
    .where('p.session_id', '=', sessionId)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const isOver = row.state === 'Pending' && row.expires_at <= now;
  const { provider_id: id, provider_data: sessionData } = row;
  const isOpen = row.state === 'Pending' && !isOver && id !== null && sessionData !== null;
  return {
    sessionId: row.session_id,
    state: isOver ? 'Cancelled' : row.state,
    amount: money(row.amount_ore),
    expiresAt: row.expires_at.toISOString(),
    settledAt: (isOver ? row.expires_at : row.settled_at)?.toISOString() ?? null,
    provider: isOpen ? { id, sessionData } : null,
  };
}
