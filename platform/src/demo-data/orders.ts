import {
  isInProcessing,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderStatus,
  type OrderType,
} from 'shared/contracts/order';
import type { DemoCustomer } from './customers.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { createRandom, type Random } from 'shared/catalogue/random';
import { storyOf } from './order-story.ts';
import { firstNames, lastNames } from './invented-names.ts';
import { searchText } from '../database/search-text.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';

type Subscription = DemoRow<'subscriptions'>;

const lineTypes = [
  'ChangeSubscription',
  'Suspension',
  'Reactivation',
  'CreateAdditionalProduct',
] as const satisfies readonly OrderType[];

const telephoneTypes = [
  'ChangePriceplan',
  ...lineTypes,
  'ChangeSimCard',
  'CreateBarring',
  'CallForvarding',
] as const satisfies readonly OrderType[];

/** Usual order types of a subscription. Without a number there are no orders for SIM cards, plans or calls. */
const typesFor = ({ local_number }: Subscription) => (local_number === null ? lineTypes : telephoneTypes);

const numberOnly = /^ChangePriceplan$|SimCard$|DataCard$|Barring$|^NumberPorting$|^CallForvarding$/;
const fits = (type: OrderType, { local_number }: Subscription) =>
  local_number !== null || !numberOnly.test(type);

/** The subscription with a history of several pages. */
const longHistory = { subscriptionIndex: 70, orders: 130 };

/** Orders of a customer: completed ones, some in progress, and for the first customer every type in every status. */
export function generateOrders(
  customer: DemoCustomer,
  subscriptions: readonly Subscription[],
  moments: Moments,
): DemoRow<'orders'>[] {
  const customerId = customer.row.customer_id;
  const random = createRandom(`orders of ${customerId}`);
  const orders: DemoRow<'orders'>[] = [];
  const add = (subscription: Subscription, type: OrderType, status: OrderStatus, created_at: string) => {
    orders.push(orderRow(subscription, type, status, created_at, orders.length, random));
  };
  const past = () => moments.daytime(random.int(3, 900), random.int(0, 600));

  for (const [index, subscription] of subscriptions.entries()) {
    if (subscription.effective_date && subscription.effective_date < moments.today && index % 3 === 0) {
      add(subscription, 'CreateSubscription', 'Completed', `${subscription.effective_date}T08:00:00.000Z`);
    }
    if (index % 4 === 1) add(subscription, random.pick(typesFor(subscription)), 'Completed', past());
    if (index % 97 === 65) {
      add(
        subscription,
        random.pick(typesFor(subscription)),
        'InProgress',
        moments.minutesAgo(random.int(20, 600)),
      );
    }
    if (index % 211 === 66 && subscription.local_number !== null)
      add(subscription, 'ChangeSimCard', 'Failed', moments.daytime(random.int(1, 12), 0));
  }
  if (customerId !== '1001') return orders;

  const spread = subscriptions.slice(100);
  const kinds = ORDER_TYPES.flatMap(type => ORDER_STATUSES.map(status => ({ type, status })));
  for (const [index, { type, status }] of kinds.entries()) {
    const from = index % spread.length;
    const subscription = [...spread.slice(from), ...spread].find(each => fits(type, each));
    if (!subscription || type === 'Unknown') continue;
    if (isInProcessing(status) && index % 7 !== 3) continue;
    add(subscription, type, status, isInProcessing(status) ? moments.minutesAgo(random.int(5, 900)) : past());
  }
  const busiest = subscriptions[longHistory.subscriptionIndex];
  for (let index = 0; busiest && index < longHistory.orders; index += 1) {
    add(
      busiest,
      random.pick(typesFor(busiest)),
      'Completed',
      moments.daytime(5 + index * 4, random.int(0, 600)),
    );
  }
  return orders;
}

/** The reason why such an order may have failed. */
function failureOf(type: OrderType): string {
  if (type === 'CreateSimCard' || type === 'ChangeSimCard' || type.endsWith('ExtraDataCard'))
    return 'IccNotAvailable';
  if (type === 'CreateAdditionalProduct') return 'ExtraServiceRequiresAnother';
  if (type === 'ChangePriceplan') return 'PricePlanNotOffered';
  return 'SubscriptionActionNotAllowed';
}

function orderRow(
  subscription: Subscription,
  type: OrderType,
  status: OrderStatus,
  created_at: string,
  index: number,
  random: Random,
): DemoRow<'orders'> {
  const id = `O${subscription.customer_id}${String(index + 1).padStart(6, '0')}`;
  const userName = userNameOf(subscription);
  const after = (hours: number) => new Date(Date.parse(created_at) + hours * 3_600_000).toISOString();
  const createdBy = random.chance(80) ? 'Customer' : random.chance(90) ? 'CustomerOperations' : 'Unknown';
  const by = createdBy === 'Customer' ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : null;
  const searched = [id, subscription.name, userName, subscription.local_number, subscription.subscription_id];
  return {
    order_id: id,
    customer_id: subscription.customer_id,
    account_id: subscription.account_id,
    subscription_id: subscription.subscription_id,
    type,
    status,
    product_name: subscription.name,
    created_by: createdBy,
    created_by_name: by,
    created_by_id: null,
    msisdn: subscription.local_number,
    user_name: userName,
    created_at,
    expected_completion_at: isInProcessing(status) ? after(24) : null,
    completed_at: status === 'Completed' ? after(1) : null,
    failed_at: status === 'Failed' ? after(1) : null,
    failure_code: status === 'Failed' ? failureOf(type) : null,
    search_text: searchText(searched),
    // Never advanced: these are orders from before the portal.
    effective_date: null,
    action: null,
    details: null,
    step_seconds: null,
    next_step_at: null,
    correlation_id: null,
    ...storyOf(subscription, { id, type, status, createdAt: created_at, by }),
  };
}
