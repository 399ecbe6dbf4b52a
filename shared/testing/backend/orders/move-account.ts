import { accountMoveBody } from '../../../contracts/account-move.ts';
import { orderAction } from './order-action.ts';
import { argumentError, notFound } from '../route.ts';

/** Moves a subscription to another billing account. */
export const moveAccount = orderAction({
  method: 'put',
  endpoint: 'account',
  action: 'BillingAccount',
  body: accountMoveBody,
  order: ({ tenant, subscription, data: { targetAccountId, effectiveDate }, today }) => {
    const accountOf = (wanted: string) => tenant.accounts.find(({ accountId }) => accountId === wanted);
    const [target, current] = [accountOf(targetAccountId), accountOf(subscription.accountId)];
    if (!target || !current) throw notFound();
    const rootAccountId = target.rootAccountId ?? target.accountId;
    if (target === current) throw argumentError('SubscriptionActionNotAllowed');
    if (!subscription.effectiveDate) throw argumentError('SubcriptionHasNoStartDate');
    if (rootAccountId !== (current.rootAccountId ?? current.accountId))
      throw argumentError('TargetAccountBelongRootAccountCurrentAccount');
    if (target.productGroup !== current.productGroup)
      throw argumentError('TargetAccountProductGroupMastCurrentAccountProductGroup');
    if (target.closedOn) throw argumentError('TargetAccountIsClosed');
    if (target.createdOn && target.createdOn >= (effectiveDate ?? today))
      throw argumentError('TargetAccountMustBeCreatedBeforeEffectiveDate');
    const { accountId, accountName } = target;
    return {
      type: 'ChangeAccount',
      effectiveDate,
      effect: () => ({ accountId, accountName, rootAccountId }),
    };
  },
  state: ({ accountName, accountId }) => ({ account: `${accountName} (${accountId})` }),
});
