import {
  landingPageAnswer,
  landingPageQuery,
  NEAR_LIMIT_PERCENT,
  TILE_ROWS,
  type LandingPage,
} from '../../contracts/landing-page.ts';
import { isInProcessing } from '../../contracts/order.ts';
import { subscriptionFlags } from '../../contracts/subscription-kind.ts';
import type { TenantData } from './backend-data.ts';
import { sumOf } from './billing-lines.ts';
import { unpaidOf } from './billing-routes.ts';
import { sortedBy } from './list-of.ts';
import type { AddRoute } from './route.ts';

const unpaidInvoices = ({ billingItems }: TenantData): LandingPage['unpaidInvoices'] => {
  const { unpaid, overdue } = unpaidOf(billingItems);
  return {
    count: unpaid.length,
    amount: sumOf(unpaid.map(({ amountDue }) => amountDue)),
    overdueCount: overdue.length,
    overdueAmount: sumOf(overdue.map(({ amountDue }) => amountDue)),
    rows: sortedBy(unpaid, ({ dueDate }) => dueDate).slice(0, TILE_ROWS),
  };
};

const openOrders = ({ customer, orders }: TenantData): LandingPage['openOrders'] => {
  if (!customer.hasContract) return undefined;
  const open = orders.filter(({ status }) => isInProcessing(status));
  return {
    count: open.length,
    failedCount: orders.filter(({ status }) => status === 'Failed').length,
    rows: open.slice(0, TILE_ROWS),
  };
};

const nearLimit = ({ subscriptions }: TenantData): LandingPage['nearLimit'] => {
  const near = subscriptions.flatMap(({ dataUsedPercent, ...subscription }) =>
    dataUsedPercent !== null && dataUsedPercent >= NEAR_LIMIT_PERCENT
      ? [
          {
            subscriptionId: subscription.id,
            name: subscription.name,
            userName: [subscription.firstName, subscription.lastName].filter(Boolean).join(' ') || null,
            telephoneNumber: subscription.telephoneNumber?.localNumber,
            percent: dataUsedPercent,
          },
        ]
      : [],
  );
  return { count: near.length, rows: sortedBy(near, ({ percent }) => percent, true).slice(0, TILE_ROWS) };
};

export const landingPageRoutes = (route: AddRoute) => [
  route({
    path: '/landing-page',
    system: 'Selfservice',
    query: landingPageQuery,
    answer: landingPageAnswer,
    read: tenant => ({
      landingPage: {
        unpaidInvoices: unpaidInvoices(tenant),
        openOrders: openOrders(tenant),
        nearLimit: nearLimit(tenant),
        subscriptions: {
          count: tenant.subscriptions.length,
          activeCount: tenant.subscriptions.filter(each => subscriptionFlags(each).isActive).length,
        },
      },
    }),
  }),
];
