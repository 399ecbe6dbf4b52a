import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { LinkButton } from 'shared/ui/link-button';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';

interface SubscriptionLinksProps {
  readonly subscription: Subscription;
}

/** Pages right below a subscription that concern it. */
const ownPages = (subscription: Subscription): Page[] =>
  Object.values<Page>(pages).filter(
    ({ path, isFor }) =>
      path.startsWith(`${pages.details.path}/`) &&
      !path.slice(pages.details.path.length + 1).includes('/') &&
      isFor?.(subscription) !== false,
  );

/** What can be seen of a subscription, each on a page of its own. */
export const SubscriptionLinks = ({ subscription }: SubscriptionLinksProps) => {
  const { id: customerId, isSuperAdmin } = useCurrentCustomer().customer;
  const ids = { customerId, subscriptionId: subscription.id };
  return ownPages(subscription)
    .filter(({ action, role }) => action === undefined && (role === undefined || isSuperAdmin))
    .map(page => (
      <LinkButton key={page.path} variant="secondary" href={page.href(ids)}>
        {page.title}
      </LinkButton>
    ));
};
