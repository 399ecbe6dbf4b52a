import type { Selectable, Transaction } from 'kysely';
import type { HeldRole, InvitationsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { oneOf } from '../kernel/within-tenant.ts';

const rank: Record<HeldRole, number> = { User: 1, Admin: 2, Superadmin: 3 };

/**
 * Gives a person what an invitation promises: the role, and all billing accounts or exactly the chosen ones that
 * still exist. Who has that role at the customer already, or a higher one, keeps what there is.
 */
export async function giveMembership(
  transaction: Transaction<Database>,
  invitation: Selectable<InvitationsTable>,
  userId: string,
  now: Date,
): Promise<void> {
  const { customer_id, role, access } = invitation;
  const held = await transaction
    .selectFrom('memberships')
    .select(['role', 'version'])
    .where('user_id', '=', userId)
    .where('customer_id', '=', customer_id)
    .forUpdate()
    .executeTakeFirst();
  if (held && rank[held.role] >= rank[role]) return;
  await transaction
    .insertInto('memberships')
    .values({ user_id: userId, customer_id, role, access, created_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'customer_id'])
        .doUpdateSet({ role, access, version: (held?.version ?? 0) + 1 }),
    )
    .execute();
  await setAccounts(transaction, userId, customer_id, access === 'Limited' ? invitation.account_ids : []);
}

/** Makes the billing accounts of a membership these ones; ids that are not the customer's are left out. */
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
