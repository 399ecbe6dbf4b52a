import { randomInt } from 'node:crypto';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import { placeOrder } from '../orders/place-order.ts';
import { subscriptionToChange } from '../orders/subscription-to-change.ts';
import { mainSimCard } from '../sim-cards/main-sim-card.ts';
import { argumentError } from './api-problem.ts';
import type { ChangeContext } from './change-context.ts';
import { newMatchingId } from './esim-activation.ts';
import type { Tenant } from './guard.ts';

/**
 * Orders an eSIM for a subscription. It is there at once and can be installed once; what the number is on meanwhile, a
 * card or an older eSIM, works until then. While one waits to be installed no other is ordered.
 */
export async function orderEsim(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
): Promise<void> {
  const { transaction, now } = change;
  const subscription = await subscriptionToChange(change, tenant, subscriptionId, 'SimCards');
  if (!(await mainSimCard(transaction, subscriptionId))) throw argumentError('SubscriptionActionNotAllowed');
  const there = await transaction
    .selectFrom('esims')
    .where('subscription_id', '=', subscriptionId)
    .select('status')
    .executeTakeFirst();
  if (there?.status === 'Ordered') return;
  const esim = {
    icc: `${ownSimCardPrefix}7${digits(13)}`,
    status: 'Ordered' as const,
    matching_id: newMatchingId(),
    puk_code: digits(8),
    ordered_at: now,
  };
  await transaction
    .insertInto('esims')
    .values({ subscription_id: subscriptionId, ...esim })
    .onConflict(conflict => conflict.column('subscription_id').doUpdateSet(esim))
    .execute();
  await placeOrder(change, subscription, { type: 'CreateSimCard', details: { icc: esim.icc } });
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
