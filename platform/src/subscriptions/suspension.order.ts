import { suspensionBody, type SuspensionBody } from 'shared/contracts/suspension';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { orderAction, type OrderCall, type StoredOrder } from '../orders/actions/order-action.ts';
import { esimCard } from '../sims/esim-card.ts';
import { mainSimCard } from '../sims/main-sim-card.ts';
import { prepareReplacement, releaseReplacement, replaceCard } from './replacement.ts';
import { suspensionDetails, type SuspensionDetails } from './suspension-details.ts';

type Suspend = Extract<SuspensionBody, { action: 'Suspend' }>;

/** The status before and after each type of order. */
const changes = {
  Suspension: { from: 'Active', to: 'Suspended' },
  Reactivation: { from: 'Suspended', to: 'Active' },
} as const;

/** Suspends or reactivates a subscription (CTRL-001). The same order can replace a lost card. */
export const suspension = orderAction({
  method: 'PUT',
  endpoint: 'suspension',
  summary: 'Suspend or reactivate a subscription',
  action: 'Suspension',
  body: suspensionBody,
  details: suspensionDetails,
  async order(call) {
    const { subscription, data } = call;
    const type = data.action === 'Suspend' ? 'Suspension' : 'Reactivation';
    if (subscription.status !== changes[type].from) throw argumentError('SubscriptionActionNotAllowed');
    const details = data.action === 'Suspend' ? await detailsOf(call, data) : {};
    return { type, details, effectiveDate: data.effectiveDate };
  },
  async effect({ type, ...order }, { replacement }) {
    const result = await changeStatus(order, changes[type === 'Suspension' ? type : 'Reactivation']);
    if (replacement && result === 'done') await replaceCard(order, replacement);
    else if (replacement) await releaseReplacement(order, replacement);
    return result;
  },
  async takeBack(order, { replacement }) {
    if (replacement) await releaseReplacement(order, replacement);
  },
  state: (transaction, subscriptionId) => readState(transaction, subscriptionId),
  async notes({ transaction, subscription }, { details: { replacement } }) {
    if (!replacement) return {};
    const old = await mainSimCard(transaction, subscription.subscription_id);
    const ends = [old?.service_code === esimCard.service_code ? 'OldEsim' : 'OldSimCard'] as const;
    return { ends: [...ends], irreversible: [...ends] };
  },
  example: { action: 'Suspend', reason: 'Lost', replacement: { kind: 'Esim' } },
});

async function detailsOf(
  call: OrderCall<unknown>,
  { reason, replacement }: Suspend,
): Promise<SuspensionDetails> {
  return replacement
    ? { reason, replacement: await prepareReplacement(call, reason, replacement) }
    : { reason };
}

/** Names an eSIM as such, because its number is generated when it is ordered. */
async function readState(transaction: Transaction<Database>, subscriptionId: string) {
  const { status, icc, service_code, esim } = await transaction
    .selectFrom('subscriptions as s')
    .leftJoin('sim_cards as c', join =>
      join.onRef('c.subscription_id', '=', 's.subscription_id').on('c.is_main', '=', true),
    )
    .leftJoin('esims as e', 'e.subscription_id', 's.subscription_id')
    .where('s.subscription_id', '=', subscriptionId)
    .select(['s.status', 'c.icc', 'c.service_code', 'e.status as esim'])
    .executeTakeFirstOrThrow();
  return { status, simCard: service_code === esimCard.service_code ? service_code : icc, esim };
}

/** Fails if customer support has closed or ended the subscription meanwhile. */
async function changeStatus(
  { transaction, subscriptionId }: Omit<StoredOrder, 'type'>,
  { from, to }: (typeof changes)[keyof typeof changes],
) {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ status: to })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'done' : { failed: 'SubscriptionActionNotAllowed' as const };
}
