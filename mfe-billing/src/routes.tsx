import type { RouteObject } from 'shared/router';
import { BillingAccountPage } from './account-details/billing-account.page.tsx';
import { BillingAccountsPage } from './accounts/billing-accounts.page.tsx';
import { AccountChildPage, CreateAccountPage, PaymentPage } from './coming-soon/coming-pages.tsx';
import { InvoicePage } from './invoice-details/invoice.page.tsx';
import { InvoicesPage } from './invoices/invoices.page.tsx';
import { paths } from './paths.ts';
import { accountsPreload, invoicePreload, invoicesPreload } from './preload.ts';

export const routes: RouteObject[] = [
  { path: paths.invoices, element: <InvoicesPage />, handle: invoicesPreload },
  { path: paths.invoice, element: <InvoicePage />, handle: invoicePreload },
  { path: paths.payment, element: <PaymentPage /> },
  { path: paths.accounts, element: <BillingAccountsPage />, handle: accountsPreload },
  { path: paths.createAccount, element: <CreateAccountPage /> },
  { path: paths.account, element: <BillingAccountPage /> },
  { path: paths.employeeRights, element: <AccountChildPage page="employeeRights" /> },
  { path: paths.editAccount, element: <AccountChildPage page="editAccount" /> },
];
