import type { ComponentType } from 'react';
import { NamedAlert } from 'shared/usage-alerts';
import { pages } from '../pages.tsx';
import { AccountAlertsPage } from './account-alerts-page.tsx';
import { AlertForm, alertsBack } from './alert-form.tsx';

/** Edits the billing account's alert in the address. */
export const Page: ComponentType = () => (
  <AccountAlertsPage title={pages.accountAlert.title} back={alertsBack}>
    {({ alerts, metrics }, ids, readAgain) => (
      <NamedAlert alerts={alerts}>
        {alert => <AlertForm ids={ids} alert={alert} metrics={metrics} readAgain={readAgain} />}
      </NamedAlert>
    )}
  </AccountAlertsPage>
);
