import { useCurrentCustomer } from 'shared/customers';
import { useParams } from 'shared/router';

/** A subscription and its customer. */
export interface SubscriptionIds {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** The subscription in the page's address. */
export const useSubscriptionIds = (): SubscriptionIds => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId } = useParams();
  if (subscriptionId === undefined) throw new Error('The address of this page names no subscription.');
  return { customerId, subscriptionId };
};
