import type { Selectable, Transaction } from 'kysely';
import type { HeldRole, InvitationsTable } from '../database/tables/customers.ts';
import type { Database } from '../database/tables.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

const rank: Record<HeldRole, number> = { User: 1, Admin: 2, Superadmin: 3 };

/**
 * Gives a person the access of an invitation: the role, and all billing accounts or the chosen ones that still exist.
 * Does nothing if the person already has that role or a higher one.
 */
export async function giveMembership(
  transaction: Transaction<Database>,
  invitation: Selectable<InvitationsTable>,
  userId: string,
  now: Date,
): Promise<void> {
  const { customer_id, role, access } = invitation;
  const existing = await transaction
    .selectFrom('memberships')
    .select(['role', 'version'])
    .where('user_id', '=', userId)
    .where('customer_id', '=', customer_id)
    .forUpdate()
    .executeTakeFirst();
  if (existing && rank[existing.role] >= rank[role]) return;
  await transaction
    .insertInto('memberships')
    .values({ user_id: userId, customer_id, role, access, created_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'customer_id'])
        .doUpdateSet({ role, access, version: (existing?.version ?? 0) + 1 }),
    )
    .execute();
  await setAccounts(transaction, userId, customer_id, access === 'Limited' ? invitation.account_ids : []);
}

/** Sets the billing accounts of a membership; ids of other customers are ignored. */
export async function setAccounts(
  transaction: Transaction<Database>,
  userId: string,
  customerId: string,
  accountIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('membership_accounts')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute();
  await transaction
    .insertInto('membership_accounts')
    .columns(['user_id', 'customer_id', 'account_id'])
    .expression(builder =>
      builder
        .selectFrom('accounts')
        .select([builder.val(userId).as('user_id'), 'customer_id', 'account_id'])
        .where('customer_id', '=', customerId)
        .where(oneOf('account_id', accountIds)),
    )
    .execute();
}
