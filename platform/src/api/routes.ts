import type { Api, ApiContext } from './api.ts';
import { addAccountRoute } from './account.route.ts';
import { addAccountsRoute } from './accounts.route.ts';
import { addAdministratorAccessRoutes } from './administrator-access.route.ts';
import { addAuditLogRoute } from './audit-log.route.ts';
import { addBillingItemRoute } from './billing-item.route.ts';
import { addBillingItemsRoute } from './billing-items.route.ts';
import { addBillingSummaryRoute } from './billing-summary.route.ts';
import { addCustomerRoutes } from './customers.route.ts';
import { addDescriptionRoute } from './description.route.ts';
import { addEsimRoute } from './esim.route.ts';
import { addHealthRoute } from './health.route.ts';
import { addInvitationLinkRoutes } from './invitation-link.route.ts';
import { addInvitationsRoutes } from './invitations.route.ts';
import { addLandingPageRoute } from './landing-page.route.ts';
import { addOrderHistoryRoute } from './order-history.route.ts';
import { addOrdersRoute } from './orders.route.ts';
import { addPasswordResetRoutes } from './password-reset.route.ts';
import { addProfileRoutes } from './profile.route.ts';
import { addSubscriptionRoute } from './subscription.route.ts';
import { addSubscriptionsRoute } from './subscriptions.route.ts';
import { addUsersRoutes } from './users.route.ts';

/** Every route of the API, one file per resource. */
export function addRoutes(api: Api, context: ApiContext): void {
  addHealthRoute(api, context);
  addDescriptionRoute(api);
  addCustomerRoutes(api, context);
  addUsersRoutes(api, context);
  addInvitationsRoutes(api, context);
  addInvitationLinkRoutes(api, context);
  addPasswordResetRoutes(api, context);
  addAdministratorAccessRoutes(api, context);
  addAuditLogRoute(api, context);
  addSubscriptionsRoute(api, context);
  addSubscriptionRoute(api, context);
  addEsimRoute(api, context);
  addOrderHistoryRoute(api, context);
  addOrdersRoute(api, context);
  addAccountsRoute(api, context);
  addAccountRoute(api, context);
  addBillingItemsRoute(api, context);
  addBillingSummaryRoute(api, context);
  addBillingItemRoute(api, context);
  addProfileRoutes(api, context);
  addLandingPageRoute(api, context);
}
