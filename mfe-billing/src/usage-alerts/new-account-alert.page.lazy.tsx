import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { AccountAlertsPage } from './account-alerts-page.tsx';
import { AlertForm, alertsBack } from './alert-form.tsx';

/** Creates an alert for a billing account. */
export const Page: ComponentType = () => (
  <AccountAlertsPage title={pages.newAccountAlert.title} back={alertsBack}>
    {({ metrics }, ids, readAgain) => <AlertForm ids={ids} metrics={metrics} readAgain={readAgain} />}
  </AccountAlertsPage>
);
