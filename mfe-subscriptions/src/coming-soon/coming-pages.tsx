import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref, subscriptionPath } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { ComingSoon } from 'shared/ui/coming-soon';
import { backTexts, comingTexts, type ComingTexts } from './texts.ts';

/** Create subscription, until it is built (NAV-012). */
export const CreatePage = () => {
  const { customer } = useCurrentCustomer();
  const href = customerHref(customer.id, areaPaths.subscriptions);
  return <ComingSoon {...comingTexts.create} back={{ href, label: backTexts.overview }} />;
};

/**
 * A page below one subscription, until it is built (NAV-014 to NAV-031). It leads back to the subscription, also
 * from the pages below its SIM cards: the page between them is not ready either.
 */
export const ChildPage = ({ texts }: { readonly texts: ComingTexts }) => {
  const { customer } = useCurrentCustomer();
  const { subscriptionId = '' } = useParams();
  const href = customerHref(customer.id, subscriptionPath(subscriptionId));
  return <ComingSoon {...texts} back={{ href, label: backTexts.subscription }} />;
};
