import type { AlertPlace } from 'shared/usage-alerts';
import { accountAlertsKey, accountAlertsPath, type AccountIds } from '../account-alerts.queries.ts';
import { pages } from '../pages.tsx';

/** The alerts of a billing account. */
export const alertPlace = (ids: AccountIds): AlertPlace => ({
  of: 'Account',
  customerId: ids.customerId,
  path: accountAlertsPath(ids),
  key: accountAlertsKey(ids),
  hrefs: {
    all: pages.accountAlerts.href(ids),
    create: pages.newAccountAlert.href(ids),
    edit: alertId => pages.accountAlert.href({ ...ids, alertId }),
  },
});
