import { customerHref } from 'shared/remote/links';
import { generatePath } from 'shared/router';
import { subscriptionPaths } from './paths.ts';
import type { SubscriptionIds } from './subscription-addresses.ts';

interface OfSimCard extends SubscriptionIds {
  readonly simCardNumber: string;
}

/** Address of a subscription's SIM cards. */
export const simCardsHref = ({ customerId, subscriptionId }: SubscriptionIds): string =>
  customerHref(customerId, generatePath(subscriptionPaths.simCards, { subscriptionId }));

/** Address of one SIM card, or of what is done with it. */
export const simCardHref = (
  { customerId, ...params }: OfSimCard,
  page: 'simCard' | 'switchSimCard' | 'switchToEsim' = 'simCard',
): string => customerHref(customerId, generatePath(subscriptionPaths[page], params));
