import { accountMoveBody } from 'shared/contracts/account-move';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { cachedInTransaction } from '../database/transaction-cache.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { orderAction } from '../orders/actions/order-action.ts';
import { refuseClosed } from './change-account.ts';
import { alertedWithoutAccess, handOverMoved } from './hand-over-moved.ts';

/** Moves a subscription to another billing account (ACC-024). Earlier invoices stay on the old one. */
export const moveAccount = orderAction({
  method: 'PUT',
  endpoint: 'account',
  summary: "Change a subscription's billing account",
  action: 'BillingAccount',
  body: accountMoveBody,
  details: z.object({ targetAccountId: z.string() }),
  async order({ transaction, tenant, subscription, data, today }) {
    const { targetAccountId, effectiveDate = today } = data;
    const accountOf = (accountId: string) =>
      cachedInTransaction(transaction, `account ${accountId} of ${tenant.userId}`, () =>
        transaction
          .selectFrom('accounts as a')
          .selectAll('a')
          .where(withinTenant(tenant, 'a'))
          .where('a.account_id', '=', accountId)
          .executeTakeFirst(),
      );
    const target = await accountOf(targetAccountId);
    const current = await accountOf(subscription.account_id);
    if (!target || !current) throw notFound();
    if (target.account_id === current.account_id) throw argumentError('SubscriptionActionNotAllowed');
    if (subscription.effective_date === null) throw argumentError('SubcriptionHasNoStartDate');
    if ((target.root_account_id ?? target.account_id) !== (current.root_account_id ?? current.account_id))
      throw argumentError('TargetAccountBelongRootAccountCurrentAccount');
    if (target.product_group !== current.product_group)
      throw argumentError('TargetAccountProductGroupMastCurrentAccountProductGroup');
    refuseClosed(target);
    if (target.created_on !== null && target.created_on >= effectiveDate)
      throw argumentError('TargetAccountMustBeCreatedBeforeEffectiveDate');
    return { type: 'ChangeAccount', details: { targetAccountId }, effectiveDate };
  },
  async notes({ transaction, customerId, subscription }, { details }) {
    const alerted = await alertedWithoutAccess(transaction, {
      customerId,
      subscriptionId: subscription.subscription_id,
      accountId: details.targetAccountId,
    });
    return { notices: alerted.length > 0 ? ['AlertsHandedOver'] : [] };
  },
  async effect(order, { targetAccountId }) {
    const { transaction, subscriptionId, customerId } = order;
    const target = await transaction
      .selectFrom('accounts')
      .where('customer_id', '=', customerId)
      .where('account_id', '=', targetAccountId)
      .select('closed_on')
      .executeTakeFirst();
    if (!target) return { failed: 'SubscriptionActionNotAllowed' };
    if (target.closed_on !== null) return { failed: 'TargetAccountIsClosed' };
    await transaction
      .updateTable('subscriptions')
      .set({ account_id: targetAccountId })
      .where('subscription_id', '=', subscriptionId)
      .execute();
    await handOverMoved(order, targetAccountId);
    return 'done';
  },
  state: (transaction, subscriptionId) =>
    transaction
      .selectFrom('subscriptions as s')
      .innerJoin('accounts as a', 'a.account_id', 's.account_id')
      .where('s.subscription_id', '=', subscriptionId)
      .select(sql<string>`a.account_name || ' (' || a.account_id || ')'`.as('account'))
      .executeTakeFirstOrThrow(),
  example: { targetAccountId: '80011001' },
});
