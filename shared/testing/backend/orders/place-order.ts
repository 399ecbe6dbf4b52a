/** Orders from the portal: checked, previewed and placed here, carried out by `advance-orders.ts`. */
import { whyNotAllowed, type ActionFacts } from '../../../contracts/allowed-action-rules.ts';
import type { SubscriptionAction } from '../../../contracts/allowed-actions.ts';
import type { AuditVia } from '../../../contracts/audit-log.ts';
import type { OrderChange } from '../../../contracts/order-details.ts';
import type { OrderPreview } from '../../../contracts/order-preview.ts';
import { isInProcessing } from '../../../contracts/order.ts';
import type { PlacedOrder } from '../../../contracts/placed-order.ts';
import { changeSubscription, type TenantData } from '../backend-data.ts';
import { changesBetween } from '../../../orders/changes-between.ts';
import { refusalCode, whyNotFrom } from '../../../orders/refusals.ts';
import type { OrderPlan, StoredOrder } from './orders.ts';
import { argumentError, refuse, Refusal } from '../route.ts';
import { numberOf, type StoredSubscription, userNameOf } from '../subscriptions/subscriptions.ts';
import { logAction } from '../log-action.ts';
import type { OrderAction, OrderCall, Ordered, Orderer } from './order-action.ts';

/** Processing time of an order: the pages poll every five seconds. */
export const ORDER_MS = 4_000;

/** Input of the rules for a subscription's actions. */
export const factsOf = ({ customer, orders }: TenantData, subscription: StoredSubscription): ActionFacts => {
  const own = orders.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  return {
    ...subscription,
    role: customer.role,
    hasContract: customer.hasContract,
    futureCancellationDate: subscription.futureCancellationDate ?? null,
    ordersInProcessing: own.filter(({ status }) => isInProcessing(status)).map(({ type }) => type),
  };
};

/** @throws Refusal like the platform's if the action is not allowed */
export const mustAllow = (action: SubscriptionAction, facts: ActionFacts): void => {
  const reason = whyNotAllowed(action, facts);
  if (reason === undefined) return;
  if (reason === 'RoleNotSufficient') throw new Refusal(403, 'Forbidden');
  throw argumentError(refusalCode(action, reason));
};

type OrderOf = Parameters<Ordered['effect']>[1];

/** All changes of an order: immediate ones, and those on the effective date. */
const expectedChanges = (
  { state }: OrderAction,
  { tenant, subscription }: OrderCall<unknown>,
  { atOnce, effect }: Ordered,
  order: OrderOf,
): OrderChange[] => {
  const ordered = { ...subscription, ...atOnce?.(order) };
  const after = { ...ordered, ...effect(ordered, order) };
  return changesBetween(state(subscription, tenant), state(after, tenant));
};

/** Validates an order and returns what is ordered. */
const decide = (action: OrderAction, call: OrderCall<unknown>) => {
  mustAllow(action.action, factsOf(call.tenant, call.subscription));
  const ordered = action.order(call);
  const day = ordered.effectiveDate ?? call.today;
  refuse(whyNotFrom(day, call.today, call.subscription.effectiveDate));
  return { ordered, day };
};

export const previewOrder = (action: OrderAction, call: OrderCall<unknown>): OrderPreview => {
  const { ordered, day } = decide(action, call);
  const notes = { ...ordered, ...action.notes?.(call, ordered) };
  const { price, ends = [], irreversible = [], notices = [] } = notes;
  const changes = expectedChanges(action, call, ordered, { id: '', day });
  return { ...(price && { price }), ends, irreversible, notices, effectiveDate: day, changes };
};

interface NewOrder extends Pick<StoredOrder, 'type' | 'accountId' | 'productName'> {
  readonly day: string;
  readonly subscription?: StoredSubscription;
  readonly plan?: Partial<OrderPlan>;
  readonly reason?: Ordered['reason'];
  readonly via?: { readonly kind: Extract<AuditVia, 'BulkJob'>; readonly id: string } | undefined;
}

const nextOrderId = ({ customer, orders }: TenantData): string =>
  `O${customer.id}9${String(orders.length + 1).padStart(5, '0')}`;

/** For a subscription or, without one, only its billing account. */
export const insertOrder = ({ tenant, profile }: Orderer, order: NewOrder): PlacedOrder => {
  const { type, accountId, productName, day, subscription, reason, via } = order;
  const [id, now] = [nextOrderId(tenant), Date.now()];
  const [created, by] = [new Date(now).toISOString(), `${profile.firstName} ${profile.lastName}`];
  const completesAt = Math.max(now + ORDER_MS, Date.parse(`${day}T00:00:00+01:00`));
  const stored: StoredOrder = {
    id,
    type,
    status: 'Submitted',
    productName,
    accountId,
    created,
    createdBy: 'Customer',
    createdByName: by,
    subscriptionId: subscription?.id ?? null,
    msisdn: subscription?.telephoneNumber?.localNumber ?? null,
    userName: subscription ? userNameOf(subscription) : null,
    expectedCompletion: new Date(completesAt).toISOString(),
    plan: {
      effectiveDate: day,
      completesAt,
      changes: [],
      ...order.plan,
      steps: [{ status: 'Submitted', at: created, by }],
    },
  };
  tenant.orders = [stored, ...tenant.orders];
  logAction(tenant, profile, {
    action: 'OrderPlaced',
    subject: subscription ? numberOf(subscription) : (accountId ?? id),
    about: subscription
      ? { kind: 'Subscription', id: subscription.id, name: stored.userName ?? null }
      : { kind: 'Account', id: accountId ?? id, name: productName },
    details: { ...(reason && { reason }), ...(via && { via }) },
    after: {
      orderId: id,
      orderType: type,
      effectiveDate: day,
      ...(subscription && { subscriptionId: subscription.id }),
    },
  });
  return { orderId: id, status: 'Submitted', effectiveDate: day };
};

/** Places an order; until it is carried out only its reservations change. */
export const placeOrder = (
  action: OrderAction,
  call: OrderCall<unknown>,
  via?: NewOrder['via'],
): PlacedOrder => {
  const { subscription } = call;
  const { ordered, day } = decide(action, call);
  const { type, productName = subscription.name, effect, atOnce, takeBack, icc, details, reason } = ordered;
  const order = { id: nextOrderId(call.tenant), day };
  const changes = expectedChanges(action, call, ordered, order);
  const placed = insertOrder(call, {
    type,
    productName,
    subscription,
    day,
    reason,
    via,
    accountId: subscription.accountId,
    plan: { changes, takeBack, icc, details, effect: current => effect(current, order) },
  });
  if (atOnce) changeSubscription(call.tenant, subscription.id, atOnce(order));
  return placed;
};
