import { customerHref } from 'shared/remote/links';
import { generatePath } from 'shared/router';
import { subscriptionPaths } from './paths.ts';

/** Which subscription, of which customer. */
export interface SubscriptionIds {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** Address of a subscription, or of what can be seen or done below it. */
export const subscriptionHref = (
  { customerId, subscriptionId }: SubscriptionIds,
  page: 'details' | 'orderHistory' | 'suspend' = 'details',
): string => customerHref(customerId, generatePath(subscriptionPaths[page], { subscriptionId }));
