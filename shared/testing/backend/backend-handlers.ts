/**
 * The self-service API as MSW handlers over an in-memory data set.
 *
 * Use them to run the whole portal, or a single remote, without a server. Page tests define the API's
 * responses themselves.
 */
import { http, type HttpHandler } from 'msw';
import { customersAnswer } from '../../contracts/customer.ts';
import { accountWrites } from './accounts/account-writes.ts';
import { administratorWrites } from './administrators/administrator-writes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import type { BackendData } from './backend-data.ts';
import { billingDocumentRoutes } from './billing/billing-document-routes.ts';
import { billingExplanationRoutes } from './billing/billing-explanation-routes.ts';
import { billingRoutes } from './billing/billing-routes.ts';
import { bulkJobRoutes } from './bulk-jobs/bulk-job-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { landingPageRoutes } from './customers/landing-page-routes.ts';
import { linkRoutes } from './profile/link-routes.ts';
import { sortedBy } from './list-operations.ts';
import { newSubscriptionRoutes } from './new-subscription/new-subscription-routes.ts';
import { notificationRoutes } from './customers/notification-routes.ts';
import { idempotent } from './idempotent-handlers.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { advanceOrders } from './orders/advance-orders.ts';
import { orderActionRoutes } from './orders/order-action-routes.ts';
import { paymentRoutes, settlePayments } from './payments/payment-routes.ts';
import { productsRoute } from './products/products-route.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import {
  answerOf,
  notFound,
  notPossibleOffline,
  refusalAnswer,
  tenantRoutes,
  tenantWrites,
  type FindTenant,
} from './route.ts';
import { simRoutes } from './sims/sim-routes.ts';
import { spendRoutes } from './billing/spend-routes.ts';
import { searchRoutes } from './customers/search-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { subscriptionViewRoutes } from './subscriptions/subscription-view-routes.ts';
import { subscriptionWrites } from './subscriptions/subscription-writes.ts';
import { usageAlertRoutes } from './usage/usage-alerts.ts';
import { usageRoute } from './usage/usage-of.ts';

/** `api` is the base address of the routes: `http://localhost:4200/self-service-api`. */
export const backendHandlers = (api: string, data: BackendData): HttpHandler[] => {
  const { profile, today } = data;
  // Completes pending orders and payments before each read.
  const tenantOf: FindTenant = customerId => {
    const tenant = data.tenants.find(({ customer }) => customer.id === customerId);
    if (!tenant) return undefined;
    advanceOrders(tenant, profile);
    settlePayments(tenant, profile);
    return tenant;
  };
  const route = tenantRoutes(api, tenantOf);
  const write = tenantWrites(api, tenantOf);
  const adders = { api, route, write, tenantOf };
  const customers = sortedBy(
    data.tenants.map(tenant => tenant.customer),
    ({ companyName }) => companyName,
  );
  return idempotent(api, [
    http.get(`${api}/customers`, () => answerOf('CustomerAPI', customersAnswer, () => ({ customers }))),
    ...profileRoutes(api, data),
    ...customerRoutes(route),
    ...accountRoutes(route, today),
    ...accountWrites(write, data),
    ...usageAlertRoutes(route, write, data),
    ...billingExplanationRoutes(route),
    ...billingDocumentRoutes(api, data),
    ...billingRoutes(route, today),
    ...spendRoutes(route, today),
    ...paymentRoutes(route, write, profile),
    // Before the route of a single subscription, whose path matches some of these.
    ...newSubscriptionRoutes(adders, data),
    productsRoute(write, today),
    ...bulkJobRoutes(route, write, data),
    ...subscriptionRoutes(route, today),
    usageRoute(route, today),
    ...simRoutes(adders, data),
    ...orderRoutes(route, today),
    ...orderActionRoutes(route, write, data),
    ...landingPageRoutes(route, today),
    ...searchRoutes(route),
    ...linkRoutes(api, data),
    ...administratorWrites(write, data),
    ...subscriptionViewRoutes(route, write),
    ...notificationRoutes(route, write, today),
    ...subscriptionWrites(write, data),
    // Unknown routes get the API's error response and never reach the network.
    http.all(`${api}/*`, ({ request: { method } }) =>
      method === 'GET' ? refusalAnswer('Selfservice', notFound()) : notPossibleOffline('Selfservice'),
    ),
  ]);
};
