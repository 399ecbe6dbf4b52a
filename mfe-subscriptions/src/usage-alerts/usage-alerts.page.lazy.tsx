import type { ComponentType } from 'react';
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
    {(data, ids) => <Alerts data={data} ids={ids} />}
  </UsageAlertsPage>
);

interface AlertsProps {
  readonly data: UsageAlerts;
  readonly ids: SubscriptionIds;
}

const Alerts = ({ data: { alerts, metrics }, ids }: AlertsProps) => {
  const place = alertPlace(ids);
  return (
    <AlertCards
      place={place}
      alerts={alerts}
      canSet={metrics.length > 0}
      deletion={useDeleteAlertWrite(place)}
    />
  );
};
