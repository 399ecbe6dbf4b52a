import {
  landingPageAnswer,
  FEW_SUBSCRIPTIONS,
  landingPageQuery,
  TILE_ROWS,
  type LandingPage,
} from '../../../contracts/landing-page.ts';
import { isDueSoon, openPartOf } from '../../../contracts/open-amounts.ts';
import { isInProcessing } from '../../../contracts/order.ts';
import { subscriptionType, TELEPHONE_TYPES } from '../../../contracts/subscription-kind.ts';
import type { TenantData } from '../backend-data.ts';
import { openAmountsOf, totalOf } from '../billing/open-amounts.ts';
import { sortedBy } from '../list-operations.ts';
import type { AddRoute } from '../route.ts';
import { isNearLimit } from '../subscriptions/subscription-search.ts';
import { userNameOf } from '../subscriptions/subscriptions.ts';

const invoices = ({ billingItems }: TenantData, today: string): LandingPage['invoices'] => {
  const open = billingItems.flatMap(item => {
    const part = openPartOf(item, today);
    return part === undefined ? [] : [{ ...item, part, isCollected: item.status === 'Collection' }];
  });
  return {
    open: openAmountsOf(billingItems, today),
    dueSoon: totalOf(open.filter(item => item.part === 'ToPay' && isDueSoon(item, today))),
    rows: sortedBy(open, ({ dueDate }) => dueDate).slice(0, TILE_ROWS),
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

const waitingInvitations = ({ customer, administrators }: TenantData): LandingPage['waitingInvitations'] =>
  customer.role === 'User'
    ? undefined
    : { count: administrators.filter(({ status }) => status === 'Pending').length };

const subscriptionsOf = ({ subscriptions }: TenantData): LandingPage['subscriptions'] => ({
  count: subscriptions.length,
  hasTelephones: subscriptions.some(({ category }) => TELEPHONE_TYPES.includes(subscriptionType(category))),
  rows:
    subscriptions.length > FEW_SUBSCRIPTIONS
      ? []
      : subscriptions.map(({ dataUsedPercent, ...subscription }) => ({
          subscriptionId: subscription.id,
          name: subscription.name,
          userName: userNameOf(subscription),
          telephoneNumber: subscription.telephoneNumber?.localNumber,
          circuitId: subscription.circuitId,
          percent: dataUsedPercent,
        })),
});

export const landingPageRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/landing-page',
    system: 'Selfservice',
    query: landingPageQuery,
    answer: landingPageAnswer,
    read: tenant => ({
      landingPage: {
        invoices: invoices(tenant, today),
        openOrders: openOrders(tenant),
        nearLimit: { count: tenant.subscriptions.filter(isNearLimit).length },
        waitingInvitations: waitingInvitations(tenant),
        subscriptions: subscriptionsOf(tenant),
      },
    }),
  }),
];
