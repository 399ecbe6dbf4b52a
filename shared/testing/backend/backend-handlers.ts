/**
 * The self-service API as MSW handlers that answer from a data set in memory.
 *
 * Use them where the whole portal, or a remote alone, is to run without a server. A page's test says itself what
 * the API answers.
 */
import { http, type HttpHandler } from 'msw';
import { customersAnswer } from '../../contracts/customer.ts';
import { administratorWrites } from './administrator-writes.ts';
import { accountRoutes } from './account-routes.ts';
import type { BackendData } from './backend-data.ts';
import { billingDocumentRoute } from './billing-document-route.ts';
import { billingExplanationRoutes } from './billing-explanation-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { landingPageRoutes } from './landing-page-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { sortedBy } from './list-of.ts';
import { notificationRoutes } from './notification-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import {
  answerOf,
  notFound,
  notPossibleOffline,
  refusalAnswer,
  tenantRoutes,
  tenantWrites,
} from './route.ts';
import { spendRoutes } from './spend-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { subscriptionViewRoutes } from './subscription-view-routes.ts';
import { subscriptionWrites } from './subscription-writes.ts';

/** `api` is the address that routes hang under: `http://localhost:4200/self-service-api`. */
export const backendHandlers = (api: string, data: BackendData): HttpHandler[] => {
  const route = tenantRoutes(api, data);
  const write = tenantWrites(api, data);
  const customers = sortedBy(
    data.tenants.map(tenant => tenant.customer),
    ({ companyName }) => companyName,
  );
  return [
    http.get(`${api}/customers`, () => answerOf('CustomerAPI', customersAnswer, () => ({ customers }))),
    ...profileRoutes(api, data),
    ...customerRoutes(route),
    ...accountRoutes(route, data.today),
    ...billingExplanationRoutes(route),
    ...billingRoutes(route, data.today),
    billingDocumentRoute(api, data),
    ...spendRoutes(route, data.today),
    ...subscriptionRoutes(route),
    ...orderRoutes(route),
    ...landingPageRoutes(route, data.today),
    ...searchRoutes(route),
    ...linkRoutes(api, data),
    ...administratorWrites(write, data),
    ...subscriptionViewRoutes(route, write),
    ...notificationRoutes(route, write, data.today),
    ...subscriptionWrites(write, data),
    // What the data set does not have is said the way the API says it, and never looked for on a network.
    http.all(`${api}/*`, ({ request: { method } }) =>
      method === 'GET' ? refusalAnswer('Selfservice', notFound()) : notPossibleOffline('Selfservice'),
    ),
  ];
};
