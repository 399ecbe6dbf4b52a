import type { ComponentType } from 'react';
import type { AccountUsageAlerts } from 'shared/contracts/usage-alert';
import type { ReadAgain } from 'shared/form/edited';
import { useParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { alertFormTexts } from 'shared/usage-alerts';
import type { AccountIds } from '../account-alerts.queries.ts';
import { pages } from '../pages.tsx';
import { AccountAlertsPage } from './account-alerts-page.tsx';
import { AlertForm, alertsBack } from './alert-form.tsx';

interface EditProps {
  readonly given: AccountUsageAlerts;
  readonly ids: AccountIds;
  readonly readAgain: ReadAgain;
}

const Edit = ({ given: { alerts, metrics }, ids, readAgain }: EditProps) => {
  const { alertId } = useParams();
  const alert = alerts.find(({ id }) => id === alertId);
  if (alert === undefined) return <AttentionBox>{alertFormTexts.gone}</AttentionBox>;
  return <AlertForm ids={ids} alert={alert} metrics={metrics} readAgain={readAgain} />;
};

/** Changes the alert of a billing account that the address names. */
export const Page: ComponentType = () => (
  <AccountAlertsPage title={pages.accountAlert.title} back={alertsBack}>
    {(given, ids, readAgain) => <Edit given={given} ids={ids} readAgain={readAgain} />}
  </AccountAlertsPage>
);
