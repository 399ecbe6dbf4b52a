import { barrings } from './barrings.ts';
import { callForwarding } from './call-forwarding.ts';
import type { SubscriptionOrder } from './subscription-order.ts';
import { topUp } from './top-up.ts';

/** All orders that change their subscription only and depend on nothing else. */
export const subscriptionOrders: readonly SubscriptionOrder<unknown>[] = [barrings, callForwarding, topUp];
