import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { ComingSoon } from 'shared/ui/coming-soon';
import { texts, type ChangePageName } from './texts.ts';

/** A change of one's own details, until it is built (NAV-008 to NAV-010). */
export const ChangePage = ({ page }: { readonly page: ChangePageName }) => {
  const { customer } = useCurrentCustomer();
  const href = customerHref(customer.id, areaPaths.profile);
  return <ComingSoon {...texts[page]} back={{ href, label: texts.back }} />;
};
