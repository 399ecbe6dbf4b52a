import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { LinkButton } from 'shared/ui/link-button';
import { subscriptionHref } from '../subscription-addresses.ts';
import { detailsTexts as texts } from './texts.ts';

/** What can be seen and done of a subscription, each on a page of its own. */
export const SubscriptionLinks = ({ subscription }: { readonly subscription: Subscription }) => {
  const { id: customerId, isUser } = useCurrentCustomer().customer;
  const ids = { customerId, subscriptionId: subscription.id };
  return (
    <>
      <LinkButton variant="secondary" href={subscriptionHref(ids, 'orderHistory')}>
        {texts.orderHistory}
      </LinkButton>
      {/* Led to even where it is not allowed: the page says why. An employee can change nothing at all. */}
      {isUser ? null : (
        <LinkButton variant="secondary" href={subscriptionHref(ids, 'suspend')}>
          {subscription.status === 'Suspended' ? texts.reactivate : texts.suspend}
        </LinkButton>
      )}
    </>
  );
};
