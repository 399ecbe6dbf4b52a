import type { UsageAlert, UsageAlerts } from 'shared/contracts/usage-alert';
import type { ReadAgain } from 'shared/form/edited';
import { AlertFields, alertFormTexts, useSetAlertWrite } from 'shared/usage-alerts';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { alertPlace } from './usage-alerts.queries.ts';

interface AlertFormProps {
  readonly ids: SubscriptionIds;
  /** Undefined for a new one. */
  readonly alert?: UsageAlert;
  readonly metrics: UsageAlerts['metrics'];
  readonly readAgain: ReadAgain;
}

/** Creates or edits an alert of a subscription. */
export const AlertForm = ({ ids, alert, metrics, readAgain }: AlertFormProps) => (
  <AlertFields metrics={metrics} {...useSetAlertWrite(alertPlace(ids), alert, readAgain)} />
);

/** Back link from one alert to all alerts of the subscription. */
export const alertsBack = (ids: SubscriptionIds) => ({
  href: pages.usageAlerts.href(ids),
  label: alertFormTexts.back,
});
