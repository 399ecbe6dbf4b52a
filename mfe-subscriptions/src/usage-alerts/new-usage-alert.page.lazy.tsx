import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { AlertForm, alertsBack } from './alert-form.tsx';
import { UsageAlertsPage } from './usage-alerts-page.tsx';

/** Creates a usage alert. */
export const Page: ComponentType = () => (
  <UsageAlertsPage page={pages.newUsageAlert} back={alertsBack}>
    {({ metrics }, ids, readAgain) => <AlertForm ids={ids} metrics={metrics} readAgain={readAgain} />}
  </UsageAlertsPage>
);
