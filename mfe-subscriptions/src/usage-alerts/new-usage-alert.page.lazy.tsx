import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { AlertForm } from './alert-form.tsx';
import { alertsBack } from './alerts-back.ts';
import { UsageAlertsPage } from './usage-alerts-page.tsx';

/** Sets a new alert of usage. */
export const Page: ComponentType = () => (
  <UsageAlertsPage page={pages.newUsageAlert} back={alertsBack}>
    {({ metrics }, ids, { readAgain }) => <AlertForm ids={ids} metrics={metrics} readAgain={readAgain} />}
  </UsageAlertsPage>
);
