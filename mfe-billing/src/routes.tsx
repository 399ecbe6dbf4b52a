import type { RouteObject } from 'shared/router';
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';
import { BillingAccountPage } from './account-details/billing-account.page.tsx';
import { BillingAccountsPage } from './accounts/billing-accounts.page.tsx';
import { CreateAccountPage, EditAccountPage, EmployeeRightsPage } from './account-form-pages.tsx';
import { InvoicePage } from './invoice-details/invoice.page.tsx';
import { InvoicesPage } from './invoices/invoices.page.tsx';
import { paths } from './paths.ts';
import { accountsPreload, invoicePreload, invoicesPreload, monthPreload, paymentPreload } from './preload.ts';

/** Paying is done now and then: its code comes when it is. */
const PaymentPage = latePage(
  async () => (await import('./payment/payment.page.lazy.tsx')).PaymentPage,
  <Skeleton shape="card" />,
);

/** Looked at now and then, and the only page of the area with a chart. */
const SpendPage = latePage(
  async () => (await import('./spend/spend.page.lazy.tsx')).SpendPage,
  <Skeleton shape="card" />,
);

/** Asked now and then, too. */
const MonthPage = latePage(
  async () => (await import('./month/month.page.lazy.tsx')).MonthPage,
  <Skeleton shape="card" />,
);

export const routes: RouteObject[] = [
  { path: paths.invoices, element: <InvoicesPage />, handle: invoicesPreload },
  { path: paths.spend, element: <SpendPage /> },
  { path: paths.month, element: <MonthPage />, handle: monthPreload },
  { path: paths.invoice, element: <InvoicePage />, handle: invoicePreload },
  { path: paths.payment, element: <PaymentPage />, handle: paymentPreload },
  { path: paths.paymentOfSeveral, element: <PaymentPage />, handle: paymentPreload },
  { path: paths.accounts, element: <BillingAccountsPage />, handle: accountsPreload },
  { path: paths.createAccount, element: <CreateAccountPage /> },
  { path: paths.account, element: <BillingAccountPage /> },
  { path: paths.employeeRights, element: <EmployeeRightsPage /> },
  { path: paths.editAccount, element: <EditAccountPage /> },
];
