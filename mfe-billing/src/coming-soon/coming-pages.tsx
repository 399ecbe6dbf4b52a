import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, billingAccountPath, customerHref, invoicePath } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { ComingSoon } from 'shared/ui/coming-soon';
import { texts } from './texts.ts';

/** Pay an invoice, until it is built (NAV-038). */
export const PaymentPage = () => {
  const { customer } = useCurrentCustomer();
  const { billingItemId = '' } = useParams();
  const href = customerHref(customer.id, invoicePath(billingItemId));
  return <ComingSoon {...texts.payment} back={{ href, label: texts.back.invoice }} />;
};

/** Create a billing account, until it is built (NAV-041). */
export const CreateAccountPage = () => {
  const { customer } = useCurrentCustomer();
  const href = customerHref(customer.id, areaPaths.billingAccounts);
  return <ComingSoon {...texts.createAccount} back={{ href, label: texts.back.accounts }} />;
};

/** What is changed on one billing account, until it is built (NAV-043, NAV-044). */
export const AccountChildPage = ({ page }: { readonly page: 'employeeRights' | 'editAccount' }) => {
  const { customer } = useCurrentCustomer();
  const { billingAccountId = '' } = useParams();
  const href = customerHref(customer.id, billingAccountPath(billingAccountId));
  return <ComingSoon {...texts[page]} back={{ href, label: texts.back.account }} />;
};
