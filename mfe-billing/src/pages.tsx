/**
 * Every page of the area. Routes, addresses, titles, lazy loading and preloading follow from it. How to add a page:
 * docs/adding-a-page.md.
 */
import { areaPaths, links } from 'shared/remote/links';
import { latePreloads, page } from 'shared/remote/pages';
import { Skeleton } from 'shared/ui/skeleton';

const late = latePreloads(() => import('./remote/preload.lazy.ts'));

const account = links.billingAccount.path;
const alerts = `${account}/advarsler` as const;
const ofAlerts = { preload: late('accountAlertsPreload') } as const;
const payment = {
  preload: late('paymentPreload'),
  load: () => import('./payment/payment.page.lazy.tsx'),
} as const;

export const pages = {
  invoices: page(areaPaths.invoices, { title: 'Fakturaer' }),
  month: page(`${areaPaths.invoices}/maaned`, {
    title: 'Måned for måned',
    preload: late('monthPreload'),
    load: () => import('./month/month.page.lazy.tsx'),
  }),
  /** Redirects to the newest invoice. */
  latest: page(`${areaPaths.invoices}/seneste`, {
    title: 'Seneste faktura',
    load: () => import('./latest/latest.page.lazy.tsx'),
  }),
  invoice: page(links.invoice.path, {
    title: 'Faktura',
    preload: late('invoicePreload'),
    load: () => import('./invoice-details/invoice.page.lazy.tsx'),
  }),
  spend: page(`${areaPaths.invoices}/udgifter`, {
    title: 'Udgifter over tid',
    load: () => import('./spend/spend.page.lazy.tsx'),
  }),
  payment: page(`${links.invoice.path}/betaling`, { title: 'Betal faktura', ...payment }),
  /** For the invoices in the query. */
  paymentOfSeveral: page(`${areaPaths.invoices}/betaling`, { title: 'Betal fakturaer', ...payment }),
  accounts: page(areaPaths.billingAccounts, {
    title: 'Kundenumre',
    preload: late('accountsPreload'),
    skeleton: <Skeleton shape="rows" count={8} />,
    load: () => import('./accounts/billing-accounts.page.lazy.tsx'),
  }),
  createAccount: page(`${areaPaths.billingAccounts}/opret-faktureringskonti`, {
    title: 'Opret kundenummer',
    load: () => import('./create-account/create-account.page.lazy.tsx'),
  }),
  account: page(account, {
    title: 'Kundenummer',
    preload: late('accountPreload'),
    load: () => import('./account-details/billing-account.page.lazy.tsx'),
  }),
  employeeRights: page(links.employeeRights.path, {
    title: 'Medarbejderrettigheder',
    preload: late('accountPreload'),
    load: () => import('./employee-rights/employee-rights.page.lazy.tsx'),
  }),
  /** For superadministrators, like the customer's log. */
  accountLog: page(`${account}/aktivitetslog`, {
    title: 'Aktivitetslog',
    preload: late('accountPreload'),
    skeleton: <Skeleton shape="rows" count={8} />,
    load: () => import('./activity-log/activity-log.page.lazy.tsx'),
  }),
  accountAlerts: page(alerts, {
    title: 'Advarsler om forbrug',
    ...ofAlerts,
    load: () => import('./usage-alerts/account-alerts.page.lazy.tsx'),
  }),
  newAccountAlert: page(`${alerts}/opret-advarsel`, {
    title: 'Opret advarsel',
    ...ofAlerts,
    load: () => import('./usage-alerts/new-account-alert.page.lazy.tsx'),
  }),
  accountAlert: page(`${alerts}/:alertId`, {
    title: 'Rediger advarsel',
    ...ofAlerts,
    load: () => import('./usage-alerts/account-alert.page.lazy.tsx'),
  }),
  editAccount: page(`${account}/rediger-konto`, {
    title: 'Rediger kundenummer',
    preload: late('accountPreload'),
    load: () => import('./edit-account/edit-account.page.lazy.tsx'),
  }),
};
