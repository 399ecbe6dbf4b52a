import { customerHref } from 'shared/remote/links';
import { generatePath } from 'shared/router';
import { subscriptionPaths } from './paths.ts';

interface OfSubscription {
  readonly customerId: string;
  readonly subscriptionId: string;
}
interface OfSimCard extends OfSubscription {
  readonly simCardNumber: string;
}

/** Address of a subscription's SIM cards. */
export const simCardsHref = ({ customerId, subscriptionId }: OfSubscription): string =>
  customerHref(customerId, generatePath(subscriptionPaths.simCards, { subscriptionId }));

/** Address of one SIM card, or of what is done with it. */
export const simCardHref = (
  { customerId, ...params }: OfSimCard,
  page: 'simCard' | 'switchSimCard' | 'switchToEsim' = 'simCard',
): string => customerHref(customerId, generatePath(subscriptionPaths[page], params));
