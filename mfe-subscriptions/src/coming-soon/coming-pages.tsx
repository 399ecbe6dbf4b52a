import { useCurrentCustomer } from 'shared/customers';
import { links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { ComingSoon } from 'shared/ui/coming-soon';
import { backTexts, type ComingTexts } from './texts.ts';

export type { ComingTexts } from './texts.ts';

interface ChildPageProps extends ComingTexts {
  readonly title: string;
}

/**
 * A page below one subscription, until it is built (NAV-014 to NAV-031). It leads back to the subscription, also
 * from the pages below its SIM cards: the page between them is not ready either.
 */
export const ChildPage = (texts: ChildPageProps) => {
  const { customer } = useCurrentCustomer();
  const { subscriptionId = '' } = useParams();
  const href = links.subscription.href(customer.id, { subscriptionId });
  return <ComingSoon {...texts} back={{ href, label: backTexts.subscription }} />;
};
