import type { ComponentType } from 'react';
import { NamedAlert } from 'shared/usage-alerts';
import { pages } from '../pages.tsx';
import { AlertForm, alertsBack } from './alert-form.tsx';
import { UsageAlertsPage } from './usage-alerts-page.tsx';

/** Edits the usage alert in the address. */
export const Page: ComponentType = () => (
  <UsageAlertsPage page={pages.usageAlert} back={alertsBack}>
    {({ alerts, metrics }, ids, readAgain) => (
      <NamedAlert alerts={alerts}>
        {alert => <AlertForm ids={ids} alert={alert} metrics={metrics} readAgain={readAgain} />}
      </NamedAlert>
    )}
  </UsageAlertsPage>
);
