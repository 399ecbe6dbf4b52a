/**
 * Every page of the area. Routes, addresses, titles, lazy loading, preloading, and the notices about what prevents a
 * change follow from it. How to add a page: docs/adding-a-page.md.
 */
import type { OrderType } from 'shared/contracts/order';
import { bulkJobLink } from 'shared/remote/bulk-job-link';
import { areaPaths, links } from 'shared/remote/links';
import { latePreloads } from 'shared/remote/pages';
import { Skeleton } from 'shared/ui/skeleton';
import { page } from './define-pages.ts';

const details = links.subscription.path;
const simCards = `${details}/simkort` as const;
const alerts = `${links.usage.path}/advarsler` as const;
const simCard = `${simCards}/administrer-simkort/:simCardNumber` as const;

const statusOrders = ['Suspension', 'Reactivation'] as const satisfies readonly OrderType[];
const simOrders = [
  ...statusOrders,
  'CreateSimCard',
  'ChangeSimCard',
  'CreateExtraDataCard',
  'ChangeExtraDataCard',
  'RemoveExtraDataCard',
] as const satisfies readonly OrderType[];
const productOrders = [
  ...statusOrders,
  'ChangePriceplan',
  'ChangeSubscription',
  'CreateAdditionalProduct',
  'ChangeAdditionalProduct',
  'RemoveAdditionalProduct',
] as const satisfies readonly OrderType[];
const barringOrders = [
  ...statusOrders,
  'CreateBarring',
  'RemoveBarring',
  'UpdatedOwnerControl',
  'ChangeSubscriptionOwnerControl',
] as const satisfies readonly OrderType[];

const rows = <Skeleton shape="rows" count={8} />;

const late = latePreloads(() => import('./remote/preload.lazy.ts'));

const ofAlerts = { preload: late('subscriptionPreload') } as const;
const ofSimCards = { orders: simOrders, preload: late('simCardsPreload') } as const;

export const pages = {
  overview: page(areaPaths.subscriptions, { title: 'Abonnementer' }),
  create: page(areaPaths.createSubscription, {
    title: 'Opret abonnement',
    load: () => import('./create-subscription/create-subscription.page.lazy.tsx'),
  }),
  bulkChange: page(`${areaPaths.subscriptions}/samlet-aendring`, {
    title: 'Ændr flere abonnementer',
    load: () => import('./bulk-change/bulk-change.page.lazy.tsx'),
  }),
  bulkJobs: page(`${areaPaths.subscriptions}/samlede-aendringer`, {
    title: 'Samlede ændringer',
    skeleton: rows,
    load: () => import(/* webpackChunkName: 'bulk-jobs' */ './bulk-jobs/bulk-jobs.page.lazy.tsx'),
  }),
  bulkJob: page(bulkJobLink.path, {
    title: 'Samlet ændring',
    load: () => import(/* webpackChunkName: 'bulk-jobs' */ './bulk-jobs/bulk-job.page.lazy.tsx'),
  }),
  createMany: page(`${areaPaths.createSubscription}/flere`, {
    title: 'Opret flere abonnementer',
    load: () => import('./create-subscription/many/create-many.page.lazy.tsx'),
  }),
  details: page(details, {
    title: 'Abonnement',
    orders: 'all',
    preload: late('actionPreload'),
    load: () => import('./subscription/subscription.page.lazy.tsx'),
  }),
  orderHistory: page(`${details}/ordrehistorik`, {
    title: 'Aktivitetshistorik',
    orders: 'all',
    preload: late('subscriptionPreload'),
    skeleton: rows,
    load: () => import('./order-history/order-history.page.lazy.tsx'),
  }),
  simCards: page(simCards, {
    title: 'Simkort',
    action: 'SimCards',
    ...ofSimCards,
    preload: late('allCardsPreload'),
    load: () => import('./sim-cards/sim-cards.page.lazy.tsx'),
  }),
  addDataCard: page(`${simCards}/tilfoej-datakort/:simcardProductCode`, {
    title: 'Tilføj datakort',
    action: 'DataCards',
    orders: simOrders,
    load: () => import(/* webpackChunkName: 'data-card' */ './add-data-card/add-data-card.page.lazy.tsx'),
  }),
  switchDataCard: page(`${simCards}/skift-datakort/:simcardProductCode`, {
    title: 'Skift datakort',
    action: 'DataCards',
    orders: simOrders,
    load: () =>
      import(/* webpackChunkName: 'data-card' */ './switch-data-card/switch-data-card.page.lazy.tsx'),
  }),
  simCard: page(simCard, {
    title: 'Administrer simkort',
    action: 'SimCards',
    ...ofSimCards,
    preload: late('allCardsPreload'),
    load: () => import('./sim-card/sim-card.page.lazy.tsx'),
  }),
  switchSimCard: page(`${simCard}/skift-simkort`, {
    title: 'Skift simkort',
    action: 'SimCards',
    ...ofSimCards,
    load: () => import(/* webpackChunkName: 'switch' */ './switch-sim/switch-sim.page.lazy.tsx'),
  }),
  switchToEsim: page(`${simCard}/skift-til-esim`, {
    title: 'Skift til e-sim',
    action: 'SimCards',
    ...ofSimCards,
    load: () => import(/* webpackChunkName: 'switch' */ './switch-to-esim/switch-to-esim.page.lazy.tsx'),
  }),
  changePlan: page(`${details}/skift-abonnement`, {
    title: 'Skift abonnement',
    action: 'PricePlan',
    orders: productOrders,
    load: () => import('./change-plan/change-plan.page.lazy.tsx'),
  }),
  suspend: page(`${details}/spaer-abonnement`, {
    title: 'Spær abonnement',
    action: 'Suspension',
    orders: statusOrders,
    load: () => import('./suspend/suspend.page.lazy.tsx'),
  }),
  reportLoss: page(`${details}/meld-tabt`, {
    title: 'Meld tabt eller stjålet',
    action: 'ReportLoss',
    orders: statusOrders,
    load: () => import('./suspend/report-loss.page.lazy.tsx'),
  }),
  forwarding: page(`${details}/viderestilling`, {
    title: 'Viderestilling',
    action: 'CallForwarding',
    isFor: ({ telephoneNumber }) => Boolean(telephoneNumber),
    orders: [...statusOrders, 'CallForvarding'],
    load: () => import('./forwarding/forwarding.page.lazy.tsx'),
  }),
  barrings: page(links.barrings.path, {
    title: 'Spærringer',
    action: 'Barrings',
    orders: barringOrders,
    load: () => import('./barrings/barrings.page.lazy.tsx'),
  }),
  settings: page(`${details}/indstillinger`, {
    title: 'Indstillinger for abonnement',
    action: 'UserDetails',
    orders: ['ChangeSubscription'],
    preload: late('actionPreload'),
    load: () => import('./settings/settings.page.lazy.tsx'),
  }),
  usage: page(links.usage.path, {
    title: 'Forbrug',
    orders: ['CreateAdditionalProduct'],
    preload: late('subscriptionPreload'),
    load: () => import('./usage/usage.page.lazy.tsx'),
  }),
  usageAlerts: page(alerts, {
    title: 'Advarsler om forbrug',
    ...ofAlerts,
    load: () => import(/* webpackChunkName: 'alerts' */ './usage-alerts/usage-alerts.page.lazy.tsx'),
  }),
  newUsageAlert: page(`${alerts}/opret-advarsel`, {
    title: 'Opret advarsel',
    ...ofAlerts,
    load: () => import(/* webpackChunkName: 'alerts' */ './usage-alerts/new-usage-alert.page.lazy.tsx'),
  }),
  usageAlert: page(`${alerts}/:alertId`, {
    title: 'Rediger advarsel',
    ...ofAlerts,
    load: () => import(/* webpackChunkName: 'alerts' */ './usage-alerts/usage-alert.page.lazy.tsx'),
  }),
  terminate: page(`${details}/opsigelse`, {
    title: 'Opsig abonnement',
    action: 'Terminate',
    orders: 'all',
    load: () => import('./terminate/terminate.page.lazy.tsx'),
  }),
  account: page(`${details}/faktureringskonto`, {
    title: 'Kundenummer',
    orders: ['ChangeAccount', 'ChangeSubscription'],
    preload: late('actionPreload'),
    load: () => import('./account/account.page.lazy.tsx'),
  }),
  changeAccount: page(`${details}/skift-faktureringskonto`, {
    title: 'Skift kundenummer',
    action: 'BillingAccount',
    orders: ['ChangeAccount', 'ChangeSubscription'],
    load: () => import('./change-account/change-account.page.lazy.tsx'),
  }),
  extraServices: page(`${details}/ekstra-services`, {
    title: 'Ekstra services',
    action: 'ExtraServices',
    orders: productOrders,
    preload: late('actionPreload'),
    load: () => import('./extra-services/extra-services.page.lazy.tsx'),
  }),
  orders: page(areaPaths.orders, {
    title: 'Ordrer',
    preload: late('ordersPreload'),
    skeleton: rows,
    load: () => import('./orders/orders.page.lazy.tsx'),
  }),
  order: page(links.order.path, {
    title: 'Ordre',
    preload: late('orderPreload'),
    load: () => import('./order/order.page.lazy.tsx'),
  }),
};
