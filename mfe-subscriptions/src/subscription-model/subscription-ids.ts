import { useCurrentCustomer } from 'shared/customers';
import { useParams } from 'shared/router';

/** Which subscription, of which customer. */
export interface SubscriptionIds {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** The subscription that a page's address names. */
export const useSubscriptionIds = (): SubscriptionIds => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId } = useParams();
  if (subscriptionId === undefined) throw new Error('The address of this page names no subscription.');
  return { customerId, subscriptionId };
};
