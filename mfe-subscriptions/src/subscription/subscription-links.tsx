import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { LinkButton } from 'shared/ui/link-button';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { activityLogHref } from '../subscription-model/activity-log-link.ts';
import { detailsTexts as texts } from './texts.ts';

interface SubscriptionLinksProps {
  readonly subscription: Subscription;
}

/** Pages directly below a subscription that apply to it. */
const ownPages = (subscription: Subscription): Page[] =>
  Object.values<Page>(pages).filter(
    ({ path, isFor }) =>
      path.startsWith(`${pages.details.path}/`) &&
      !path.slice(pages.details.path.length + 1).includes('/') &&
      isFor?.(subscription) !== false,
  );

/** Links to a subscription's read-only pages. */
export const SubscriptionLinks = ({ subscription }: SubscriptionLinksProps) => {
  const { id: customerId, isSuperAdmin } = useCurrentCustomer().customer;
  const ids = { customerId, subscriptionId: subscription.id };
  const links = ownPages(subscription)
    .filter(({ action }) => action === undefined)
    .map(page => ({ label: page.title, href: page.href(ids) }));
  return [...links, ...(isSuperAdmin ? [{ label: texts.activityLog, href: activityLogHref(ids) }] : [])].map(
    ({ label, href }) => (
      <LinkButton key={href} variant="secondary" href={href}>
        {label}
      </LinkButton>
    ),
  );
};
