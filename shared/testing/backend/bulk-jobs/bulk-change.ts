/** A bulk change: its order per subscription, the preview, and the outcome. */
import { extraServiceProducts } from '../../../catalogue/extra-services.ts';
import { pricePlans } from '../../../catalogue/price-plans.ts';
import { whyNotAllowed } from '../../../contracts/allowed-action-rules.ts';
import type {
  BulkAction,
  BulkChange,
  BulkJob,
  BulkJobRow,
  BulkPreview,
  BulkPreviewBody,
  BulkPreviewRow,
  BulkRowStatus,
} from '../../../contracts/bulk-job.ts';
import { MAX_BULK_SUBSCRIPTIONS } from '../../../contracts/bulk-limits.ts';
import type { OrderPreview } from '../../../contracts/order-preview.ts';
import { barrings } from '../../../orders/barrings.ts';
import type { TenantData } from '../backend-data.ts';
import { sumOf } from '../billing/billing-lines.ts';
import { moveAccount } from '../orders/move-account.ts';
import { suspension } from '../orders/suspension.ts';
import {
  addExtraService,
  changePricePlan,
  removeExtraService,
  termination,
} from '../orders/declared-orders.ts';
import type { OrderAction, OrderCall, Orderer } from '../orders/order-action.ts';
import { factsOf, previewOrder } from '../orders/place-order.ts';
import { subscriptionOrder } from '../orders/subscription-order.ts';
import { argumentError, notFound, Refusal } from '../route.ts';
import { listed } from '../subscriptions/subscription-routes.ts';
import { numberOf, type StoredSubscription, userNameOf } from '../subscriptions/subscriptions.ts';
import type { StoredJob, StoredRow } from './stored-job.ts';

const actions: Record<BulkAction, OrderAction> = {
  Suspend: suspension,
  Reactivate: suspension,
  PricePlan: changePricePlan,
  Terminate: termination,
  AddExtraService: addExtraService,
  RemoveExtraService: removeExtraService,
  Barrings: subscriptionOrder(barrings),
  BillingAccount: moveAccount,
};

/** The order of a bulk change for one subscription. */
export const orderOf = (orderer: Orderer, change: BulkChange, subscription: StoredSubscription) => {
  const params: Record<string, string> = 'code' in change ? { code: change.code } : {};
  const call: OrderCall<unknown> = { ...orderer, subscription, data: change, params };
  return { action: actions[change.action], call };
};

/** Display name of a bulk change's subject; null if the action has none. */
export const subjectOf = ({ accounts }: TenantData, change: BulkChange): string | null => {
  if (change.action === 'PricePlan') {
    const plan = pricePlans.find(({ code }) => code === change.pricePlanCode);
    if (!plan) throw argumentError('PricePlanNotOffered');
    return plan.name;
  }
  if (change.action === 'AddExtraService' || change.action === 'RemoveExtraService') {
    const service = extraServiceProducts.find(({ code }) => code === change.code);
    if (!service) throw argumentError('ExtraServiceNotOffered');
    return service.name;
  }
  if (change.action !== 'BillingAccount') return null;
  const account = accounts.find(({ accountId }) => accountId === change.targetAccountId);
  if (!account) throw notFound();
  return `${account.accountName} (${account.accountId})`;
};

const namesOf = (subscription: StoredSubscription) => ({
  userName: userNameOf(subscription),
  number: numberOf(subscription),
  productName: subscription.name,
});

const previewOne = (
  orderer: Orderer,
  change: BulkChange,
  subscription: StoredSubscription,
): { row: BulkPreviewRow; preview?: OrderPreview } => {
  const { action, call } = orderOf(orderer, change, subscription);
  const skipped = (reasonCode: string) => ({
    row: { ...names, reasonCode, effectiveDate: null, price: null },
  });
  const names = { subscriptionId: subscription.id, ...namesOf(subscription) };
  const reason = whyNotAllowed(action.action, factsOf(orderer.tenant, subscription));
  if (reason !== undefined) return skipped(reason);
  try {
    const preview = previewOrder(action, call);
    const { effectiveDate, price = null } = preview;
    return { row: { ...names, reasonCode: null, effectiveDate, price }, preview };
  } catch (error) {
    if (error instanceof Refusal) return skipped(error.message);
    throw error;
  }
};

const priceOf = (rows: readonly BulkPreviewRow[]): BulkPreview['price'] => {
  const prices = rows.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return null;
  const oneTime = prices.flatMap(price => price.oneTime ?? []);
  return {
    before: sumOf(prices.map(({ before }) => before)),
    after: sumOf(prices.map(({ after }) => after)),
    oneTime: oneTime.length > 0 ? sumOf(oneTime) : null,
  };
};

export const previewBulkJob = (orderer: Orderer, { change, selection }: BulkPreviewBody): BulkPreview => {
  const { subscriptions } = orderer.tenant;
  subjectOf(orderer.tenant, change);
  const selected =
    'subscriptionIds' in selection
      ? subscriptions.filter(({ id }) => selection.subscriptionIds.includes(id))
      : listed(subscriptions, selection.filter).filter(
          ({ id }) => selection.exceptIds?.includes(id) !== true,
        );
  if (selected.length === 0) throw notFound();
  const looked = selected.slice(0, MAX_BULK_SUBSCRIPTIONS).map(each => previewOne(orderer, change, each));
  const rows = looked.map(({ row }) => row);
  const all = (part: 'ends' | 'irreversible' | 'notices') => [
    ...new Set(looked.flatMap(({ preview }) => preview?.[part] ?? [])),
  ];
  return {
    selectedCount: selected.length,
    rows,
    price: priceOf(rows),
    readyCount: rows.filter(({ reasonCode }) => reasonCode === null).length,
    ends: all('ends'),
    irreversible: all('irreversible'),
    notices: all('notices'),
  };
};

/** Result of a row: the outcome of its order. */
export const toRow = ({ orders, subscriptions }: TenantData, row: StoredRow): BulkJobRow => {
  const order = orders.find(({ id }) => id === row.orderId);
  const subscription = subscriptions.find(({ id }) => id === row.subscriptionId);
  const ended = (['Completed', 'Failed', 'Cancelled'] as const).find(status => status === order?.status);
  const { wanted } = row;
  const plan = pricePlans.find(({ code }) => code === wanted?.offering.pricePlanCode);
  const status: BulkRowStatus = order ? (ended ?? 'Ordered') : 'Failed';
  return {
    position: row.position,
    subscriptionId: subscription?.id ?? null,
    status,
    ...(subscription
      ? namesOf(subscription)
      : {
          userName: wanted && `${wanted.user.firstName} ${wanted.user.lastName}`,
          number: wanted?.number?.number ?? null,
          productName: plan?.name ?? '',
        }),
    reasonCode: row.refusal ?? order?.failureCode ?? null,
    orderId: row.orderId,
    orderStatus: order?.status ?? null,
    effectiveDate: order?.plan?.effectiveDate ?? null,
  };
};

export const toJob = (tenant: TenantData, { rows, change: _change, ...job }: StoredJob): BulkJob => {
  const statuses = rows.map(row => toRow(tenant, row).status);
  const count = (wanted: BulkRowStatus) => statuses.filter(status => status === wanted).length;
  return {
    ...job,
    counts: {
      total: rows.length,
      waiting: 0,
      ordered: count('Ordered'),
      completed: count('Completed'),
      failed: count('Failed'),
      cancelled: count('Cancelled'),
    },
  };
};
