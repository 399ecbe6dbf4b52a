/** Carries out orders when they are due, and cancels them before. */
import type { AuditAction } from '../../../contracts/audit-log.ts';
import { isInProcessing, type OrderStatus } from '../../../contracts/order.ts';
import type { PlacedOrder } from '../../../contracts/placed-order.ts';
import type { Profile } from '../../../contracts/profile.ts';
import { changeSubscription, type TenantData } from '../backend-data.ts';
import type { StoredOrder } from './orders.ts';
import { argumentError, notFound, Refusal } from '../route.ts';
import { logAction } from '../log-action.ts';
import type { Orderer } from './order-action.ts';
import { ORDER_MS } from './place-order.ts';
import { numberOf } from '../subscriptions/subscriptions.ts';

type Ended = Extract<OrderStatus, 'Completed' | 'Failed' | 'Cancelled'>;

const actions = {
  Completed: 'OrderCompleted',
  Failed: 'OrderFailed',
  Cancelled: 'OrderCancelled',
} as const satisfies Record<Ended, AuditAction>;

const replaceOrder = (tenant: TenantData, old: StoredOrder, changes: Partial<StoredOrder>): void => {
  tenant.orders = tenant.orders.map(each => (each.id === old.id ? { ...old, ...changes } : each));
};

const end = (
  tenant: TenantData,
  profile: Profile,
  order: StoredOrder,
  ended: { status: Ended; at: string; failure?: string },
): void => {
  const { id, type, subscriptionId, accountId, userName, plan } = order;
  const { status, at, failure } = ended;
  const subscription = tenant.subscriptions.find(each => each.id === subscriptionId);
  const by = status === 'Cancelled' ? `${profile.firstName} ${profile.lastName}` : null;
  const state = { orderId: id, orderType: type, ...(plan && { effectiveDate: plan.effectiveDate }) };
  replaceOrder(tenant, order, {
    status,
    expectedCompletion: null,
    failureCode: failure ?? null,
    completed: status === 'Completed' ? at : null,
    ...(plan && { plan: { ...plan, steps: [...plan.steps, { status, at, by }] } }),
  });
  logAction(tenant, profile, {
    action: actions[status],
    subject: subscription ? numberOf(subscription) : (accountId ?? id),
    about: subscriptionId
      ? { kind: 'Subscription', id: subscriptionId, name: userName ?? null }
      : { kind: 'Account', id: accountId ?? id },
    ...(failure !== undefined && { details: { failure } }),
    ...(status === 'Cancelled' ? { before: state } : { after: state }),
  });
};

const carryOut = (tenant: TenantData, profile: Profile, order: StoredOrder, now: number): void => {
  const at = new Date(now).toISOString();
  const subscription = tenant.subscriptions.find(({ id }) => id === order.subscriptionId);
  try {
    if (subscription) changeSubscription(tenant, subscription.id, order.plan?.effect?.(subscription) ?? {});
    end(tenant, profile, order, { status: 'Completed', at });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    end(tenant, profile, order, { status: 'Failed', at, failure: error.message });
  }
};

const dueAt = ({ plan }: StoredOrder): number => plan?.completesAt ?? Infinity;

/** Updates a customer's orders to the current moment, in the order of their dates. */
export const advanceOrders = (tenant: TenantData, profile: Profile): void => {
  const now = Date.now();
  const open = tenant.orders.filter(({ plan, status }) => plan && isInProcessing(status));
  for (const order of open.sort((one, other) => dueAt(one) - dueAt(other))) {
    if (dueAt(order) <= now) carryOut(tenant, profile, order, now);
    else if (order.status === 'Submitted' && now - Date.parse(order.created) >= ORDER_MS)
      replaceOrder(tenant, order, { status: 'InProgress' });
  }
};

/**
 * Whether an order can be cancelled: it was placed here, and is not yet being carried out or waits for its
 * date.
 */
export const canCancel = ({ status, plan }: StoredOrder, today: string): boolean =>
  plan !== undefined && isInProcessing(status) && (status === 'Submitted' || plan.effectiveDate > today);

export const cancelOrder = ({ tenant, profile, today }: Orderer, id: string): PlacedOrder => {
  const order = tenant.orders.find(each => each.id === id);
  if (!order) throw notFound();
  if (!order.plan || !canCancel(order, today)) throw argumentError('OrderCannotBeCancelled');
  const { takeBack, effectiveDate } = order.plan;
  const { subscriptionId } = order;
  if (takeBack === 'remove') {
    const others = tenant.orders.some(each => each !== order && each.subscriptionId === subscriptionId);
    if (others) throw argumentError('OrderCannotBeCancelled');
    tenant.subscriptions = tenant.subscriptions.filter(each => each.id !== subscriptionId);
  } else if (takeBack) changeSubscription(tenant, subscriptionId, takeBack);
  const left = takeBack === 'remove' ? { ...order, subscriptionId: null } : order;
  end(tenant, profile, left, { status: 'Cancelled', at: new Date().toISOString() });
  return { orderId: id, status: 'Cancelled', effectiveDate };
};
