import type { UsageAlert, UsageAlerts } from 'shared/contracts/usage-alert';
import type { ReadAgain } from 'shared/form/edited';
import { AlertFields, useSetAlertWrite } from 'shared/usage-alerts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { alertPlace } from './usage-alerts.queries.ts';

interface AlertFormProps {
  readonly ids: SubscriptionIds;
  /** Undefined for a new one. */
  readonly alert?: UsageAlert;
  readonly metrics: UsageAlerts['metrics'];
  readonly readAgain: ReadAgain;
}

/** Sets an alert of a subscription. */
export const AlertForm = ({ ids, alert, metrics, readAgain }: AlertFormProps) => {
  const place = alertPlace(ids);
  const write = useSetAlertWrite(place, alert, readAgain);
  return <AlertFields place={place} alert={alert} metrics={metrics} {...write} />;
};
