import type { ComponentType } from 'react';
import type { UsageAlerts } from 'shared/contracts/usage-alert';
import type { ReadAgain } from 'shared/form/edited';
import { useParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { AlertForm } from './alert-form.tsx';
import { alertsBack } from './alerts-back.ts';
import { alertFormTexts as texts } from 'shared/usage-alerts';
import { UsageAlertsPage } from './usage-alerts-page.tsx';

interface EditProps {
  readonly given: UsageAlerts;
  readonly ids: SubscriptionIds;
  readonly readAgain: ReadAgain;
}

const Edit = ({ given: { alerts, metrics }, ids, readAgain }: EditProps) => {
  const { alertId } = useParams();
  const alert = alerts.find(({ id }) => id === alertId);
  if (alert === undefined) return <AttentionBox>{texts.gone}</AttentionBox>;
  return <AlertForm ids={ids} alert={alert} metrics={metrics} readAgain={readAgain} />;
};

/** Changes the alert of usage that the address names. */
export const Page: ComponentType = () => (
  <UsageAlertsPage page={pages.usageAlert} back={alertsBack}>
    {(given, ids, { readAgain }) => <Edit given={given} ids={ids} readAgain={readAgain} />}
  </UsageAlertsPage>
);
