import { barrings } from './barrings.ts';
import { callForwarding } from './call-forwarding.ts';
import type { SubscriptionOrder } from './subscription-order.ts';
import { topUp } from './top-up.ts';

/** Every order that changes nothing but its subscription, and goes by nothing else. */
export const subscriptionOrders: readonly SubscriptionOrder<unknown>[] = [barrings, callForwarding, topUp];
