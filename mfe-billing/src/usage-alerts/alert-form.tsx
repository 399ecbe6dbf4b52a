import type { AccountUsageAlerts, UsageAlert } from 'shared/contracts/usage-alert';
import type { ReadAgain } from 'shared/form/edited';
import { AlertFields, alertFormTexts, useSetAlertWrite } from 'shared/usage-alerts';
import type { AccountIds } from '../account-alerts.queries.ts';
import { pages } from '../pages.tsx';
import { alertPlace } from './alert-place.ts';

interface AlertFormProps {
  readonly ids: AccountIds;
  /** Undefined for a new one. */
  readonly alert?: UsageAlert;
  readonly metrics: AccountUsageAlerts['metrics'];
  readonly readAgain: ReadAgain;
}

/** Creates or edits an alert of a billing account. */
export const AlertForm = ({ ids, alert, metrics, readAgain }: AlertFormProps) => (
  <AlertFields metrics={metrics} {...useSetAlertWrite(alertPlace(ids), alert, readAgain)} />
);

/** Back link from one alert to all alerts of the account. */
export const alertsBack = (ids: AccountIds) => ({
  href: pages.accountAlerts.href(ids),
  label: alertFormTexts.back,
});
