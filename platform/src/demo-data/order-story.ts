import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import {
  isInProcessing,
  PROCESSING_STATUSES,
  type OrderStatus,
  type OrderType,
} from 'shared/contracts/order';
import { offeringTypeOf, pricePlans } from 'shared/catalogue/price-plans';
import type { SubscriptionCategory } from 'shared/contracts/subscription-kind';
import type { OrderChange, OrderStep } from 'shared/contracts/order-details';
import { formatAddress } from 'shared/format/address';
import { changesBetween } from 'shared/orders/changes-between';
import { trackingOf } from '../orders/progress/order-tracking.ts';
import type { DemoRow } from './demo-rows.ts';

type Subscription = DemoRow<'subscriptions'>;

/** The changes of an order of each type, where known. */
const changesByType: Partial<Record<OrderType, (of: Subscription) => OrderChange[]>> = {
  CreateSubscription: ({ name, recurring_rate_ore, local_number, installation_address: at }) =>
    changesBetween(
      {},
      {
        pricePlan: name,
        planPrice: recurring_rate_ore === null ? null : recurring_rate_ore / 100,
        simCard: local_number === null ? null : 'SIM',
        installationAddress: at
          ? formatAddress({ ...at, street: at.streetName, number: at.houseNumber, zip: at.zipcode })
          : null,
      },
    ),
  ChangePriceplan: ({ name, category }) => [
    { field: 'pricePlan', from: otherPlanOf(category, name), to: name },
  ],
  ChangeSimCard: ({ subscription_id }) => {
    const icc = (last: string) => `${ownSimCardPrefix}${subscription_id.padStart(13, '0')}${last}`;
    return [{ field: 'simCard', from: icc('4'), to: icc('1') }];
  },
  CreateBarring: () => [{ field: 'BAR90', from: false, to: true }],
  RemoveBarring: () => [{ field: 'BAR90', from: true, to: false }],
  CallForvarding: () => [
    { field: 'NoReply', from: null, to: 'Voicemail' },
    { field: 'delaySeconds', from: null, to: 20 },
  ],
  Suspension: () => [{ field: 'status', from: 'Active', to: 'Suspended' }],
  Reactivation: () => [{ field: 'status', from: 'Suspended', to: 'Active' }],
  CreateAdditionalProduct: () => [{ field: 'services', from: null, to: 'Sikker surf' }],
  RemoveAdditionalProduct: () => [{ field: 'services', from: 'Sikker surf', to: null }],
  CreateExtraDataCard: () => [{ field: 'dataCards', from: null, to: 'Datakort, der deler data' }],
  RemoveExtraDataCard: () => [{ field: 'dataCards', from: 'Datakort, der deler data', to: null }],
};

const otherPlanOf = (category: SubscriptionCategory, name: string): string | null =>
  pricePlans.find(
    plan =>
      plan.name !== name && !plan.isUnused && offeringTypeOf(plan.category) === offeringTypeOf(category),
  )?.name ?? null;

/** Types for which a card is sent. */
const sent: readonly OrderType[] = ['CreateSubscription', 'CreateSimCard', 'CreateExtraDataCard'];

/** Seconds from placing the order to each of its statuses. */
const secondsTo = [0, 20, 60, 120];

interface Story {
  id: string;
  type: OrderType;
  status: OrderStatus;
  createdAt: string;
  by: string | null;
}

/** The changes, progress and shipment of an order. */
export function storyOf(
  of: Subscription,
  order: Story,
): Pick<DemoRow<'orders'>, 'changes' | 'steps' | 'tracking'> {
  const { id, type, status } = order;
  const isOnItsWay = status === 'InProgress' || status === 'Completed';
  return {
    changes: changesByType[type]?.(of) ?? [],
    steps: stepsOf(order),
    tracking: isOnItsWay && sent.includes(type) ? trackingOf(id, { shipment: { type: 'Custom' } }) : null,
  };
}

function stepsOf({ status, createdAt, by }: Story): OrderStep[] {
  const after = (seconds: number) => new Date(Date.parse(createdAt) + seconds * 1000).toISOString();
  if (status === 'Unknown' || status === 'Draft') return [{ status, at: createdAt, by }];
  const on = isInProcessing(status) ? PROCESSING_STATUSES.findIndex(each => each === status) : 3;
  const way = PROCESSING_STATUSES.slice(0, status === 'Cancelled' ? 1 : on + 1);
  const steps = way.map((each, index) => ({
    status: each,
    at: after(secondsTo[index] ?? 0),
    ...(index === 0 && { by }),
  }));
  return isInProcessing(status) ? steps : [...steps, { status, at: after(3600) }];
}
