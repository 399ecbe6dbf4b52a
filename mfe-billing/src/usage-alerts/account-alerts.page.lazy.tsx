import type { ComponentType } from 'react';
import type { AccountUsageAlerts } from 'shared/contracts/usage-alert';
import { formatMonth } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Typography } from 'shared/ui/typography';
import { AlertCards, useDeleteAlertWrite } from 'shared/usage-alerts';
import type { AccountIds } from '../account-alerts.queries.ts';
import { pages } from '../pages.tsx';
import { AccountAlertsPage } from './account-alerts-page.tsx';
import { alertPlace } from './alert-place.ts';
import { texts } from './texts.ts';

interface AlertsProps {
  readonly data: AccountUsageAlerts;
  readonly ids: AccountIds;
}

const Alerts = ({ data: { alerts, metrics, usage }, ids }: AlertsProps) => {
  const place = alertPlace(ids);
  const month = formatMonth(`${usage.period}-01`).toLowerCase();
  return (
    <AlertCards
      place={place}
      alerts={alerts}
      canSet={metrics.length > 0}
      deletion={useDeleteAlertWrite(place)}
    >
      {metrics.length > 0 ? (
        <Typography>
          {texts.standing(month, usage.subscriptionCount, formatMoney(usage.extraCost))}
        </Typography>
      ) : null}
    </AlertCards>
  );
};

/** Who is notified when usage on a billing account reaches a limit, and what is then barred. */
export const Page: ComponentType = () => (
  <AccountAlertsPage
    title={pages.accountAlerts.title}
    back={ids => ({ href: pages.account.href(ids), label: texts.back })}
  >
    {(data, ids) => <Alerts data={data} ids={ids} />}
  </AccountAlertsPage>
);
