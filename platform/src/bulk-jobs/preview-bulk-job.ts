import { fromOre, oreOf, type Money } from 'shared/contracts/money';
import type { BulkPreview, BulkPreviewBody, BulkPreviewRow, BulkSelection } from 'shared/contracts/bulk-job';
import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { whyNotAllowed } from 'shared/contracts/allowed-action-rules';
import { sql } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import { ApiProblem, notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import {
  factsOf,
  readManySubscriptionFacts,
  type LockedSubscription,
} from '../orders/actions/lock-subscription.ts';
import type { OrderCall, PreviewNotes } from '../orders/actions/order-action.ts';
import { effectiveDayOf } from '../orders/placing/place-order.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';
import { listedSubscriptions } from '../subscriptions/subscriptions.query.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';
import { orderOf, subjectOf } from './bulk-change.ts';

/**
 * Previews a bulk change: places the orders in a transaction that the caller rolls back, and returns skipped
 * subscriptions and costs. What is the same for all is read in one statement. Unlike the preview of a single order it
 * does not apply the orders, which keeps 500 within two seconds: placing an order already checks what its effect would
 * fail for today.
 *
 * @throws ApiProblem 404 if the caller has access to none of them
 */
export async function previewBulkJob(
  change: ChangeContext,
  tenant: Tenant,
  { change: bulkChange, selection }: BulkPreviewBody,
): Promise<BulkPreview> {
  const { transaction } = change;
  await subjectOf(transaction, tenant, bulkChange);
  const { ids, selectedCount } = await selected(change, tenant, selection);
  const subscriptions = await readManySubscriptionFacts(transaction, tenant, ids);
  if (subscriptions.length === 0) throw notFound();
  const order = orderOf(bulkChange);
  const previewed = new Map<string, PreviewedOrder>();
  // Lock in order of id, not name, to avoid deadlocks between concurrent previews.
  for (const subscription of subscriptions)
    previewed.set(subscription.subscription_id, await previewOne(change, tenant, subscription, order));
  const notes = [...previewed.values()].map(each => each.notes);
  const rows = ids.map(id => previewed.get(id)?.row ?? unknownRow(id));
  return {
    selectedCount,
    readyCount: rows.filter(({ reasonCode }) => reasonCode === null).length,
    rows,
    price: sumOf(rows),
    ends: unique(notes.flatMap(({ ends = [] }) => ends)),
    irreversible: unique(notes.flatMap(({ irreversible = [] }) => irreversible)),
    notices: unique(notes.flatMap(({ notices = [] }) => notices)),
  };
}

interface PreviewedOrder {
  row: BulkPreviewRow;
  notes: PreviewNotes;
}

async function selected({ transaction, now }: ChangeContext, tenant: Tenant, selection: BulkSelection) {
  if ('subscriptionIds' in selection) {
    const ids = unique(selection.subscriptionIds);
    return { ids, selectedCount: ids.length };
  }
  const { filter, exceptIds = [] } = selection;
  const found = await listedSubscriptions(transaction, tenant, filter, danishDay(now))
    .where(builder => builder.not(oneOf('s.subscription_id', exceptIds)))
    .select(['s.subscription_id', sql<number>`count(*) over ()`.as('total')])
    .limit(MAX_BULK_SUBSCRIPTIONS)
    .execute();
  return { ids: found.map(row => row.subscription_id), selectedCount: found[0]?.total ?? 0 };
}

async function previewOne(
  change: ChangeContext,
  tenant: Tenant,
  subscription: LockedSubscription,
  { action, data, params }: ReturnType<typeof orderOf>,
): Promise<PreviewedOrder> {
  const skipped = (reasonCode: string): PreviewedOrder => ({
    row: { ...namesOf(subscription), reasonCode, effectiveDate: null, price: null },
    notes: {},
  });
  const reason = whyNotAllowed(action.action, factsOf(tenant, subscription));
  if (reason !== undefined) return skipped(reason);
  const call: OrderCall<unknown> = {
    ...change,
    tenant,
    subscription,
    data,
    params,
    today: danishDay(change.now),
  };
  try {
    const order = await action.order(call);
    if (!order) return skipped('SubscriptionActionNotAllowed');
    const effectiveDate = effectiveDayOf(call, order);
    const notes = { ...order, ...(await action.notes?.(call, order)) };
    const price = notes.price ?? null;
    return { row: { ...namesOf(subscription), reasonCode: null, effectiveDate, price }, notes };
  } catch (error) {
    if (error instanceof ApiProblem) return skipped(error.subCode ?? error.code);
    throw error;
  }
}

function namesOf(subscription: LockedSubscription) {
  const { local_number, circuit_id } = subscription;
  return {
    subscriptionId: subscription.subscription_id,
    userName: userNameOf(subscription),
    number: local_number ?? circuit_id,
    productName: subscription.name,
  };
}

/** Deleted or out of reach; the two are not distinguished. */
const unknownRow = (subscriptionId: string): BulkPreviewRow => ({
  subscriptionId,
  userName: null,
  number: null,
  productName: '',
  reasonCode: 'NotFound',
  effectiveDate: null,
  price: null,
});

function sumOf(rows: readonly BulkPreviewRow[]): BulkPreview['price'] {
  const prices = rows.flatMap(({ price }) => (price ? [price] : []));
  const sum = (amounts: readonly Money[]) =>
    fromOre(amounts.reduce((total, amount) => total + oreOf(amount), 0));
  if (prices.length === 0) return null;
  const oneTimes = prices.flatMap(({ oneTime }) => oneTime ?? []);
  return {
    before: sum(prices.map(({ before }) => before)),
    after: sum(prices.map(({ after }) => after)),
    oneTime: oneTimes.length > 0 ? sum(oneTimes) : null,
  };
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
