import type { ComponentType } from 'react';
import type { Subscription } from 'shared/contracts/subscription';
import type { UsageAlerts } from 'shared/contracts/usage-alert';
import { AlertCards, useDeleteAlertWrite } from 'shared/usage-alerts';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { usageAlertsTexts as texts } from './texts.ts';
import { UsageAlertsPage } from './usage-alerts-page.tsx';
import { alertPlace } from './usage-alerts.queries.ts';

/** Who is notified when usage reaches a limit, and what is then barred. */
export const Page: ComponentType = () => (
  <UsageAlertsPage
    page={pages.usageAlerts}
    back={ids => ({ href: pages.usage.href(ids), label: texts.back })}
  >
    {(given, ids, { of }) => <Alerts given={given} ids={ids} of={of} />}
  </UsageAlertsPage>
);

interface AlertsProps {
  readonly given: UsageAlerts;
  readonly ids: SubscriptionIds;
  readonly of: Subscription;
}

const Alerts = ({ given: { alerts, metrics }, ids, of }: AlertsProps) => {
  const place = alertPlace(ids);
  return (
    <AlertCards
      place={place}
      alerts={alerts}
      canSet={of.status !== 'Cancelled' && metrics.length > 0}
      deletion={useDeleteAlertWrite(place)}
    />
  );
};
