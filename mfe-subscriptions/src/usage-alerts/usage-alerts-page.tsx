import type { ReactNode } from 'react';
import type { Subscription } from 'shared/contracts/subscription';
import type { UsageAlerts } from 'shared/contracts/usage-alert';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { QueryView } from 'shared/ui/query-view';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage, type SubscriptionPageProps } from '../subscription-model/subscription-page.tsx';
import { alertTexts as texts } from 'shared/usage-alerts';
import { usageAlertsQueries } from './usage-alerts.queries.ts';

type Content = (alerts: UsageAlerts, ids: SubscriptionIds, of: Subscription) => ReactNode;

interface UsageAlertsPageProps extends Required<Pick<SubscriptionPageProps, 'page' | 'back'>> {
  readonly children: Content;
}

const Loaded = ({
  ids,
  children,
}: {
  readonly ids: SubscriptionIds;
  readonly children: (alerts: UsageAlerts) => ReactNode;
}) => (
  <QueryView query={useQuery(usageAlertsQueries(useHttp()).all(ids))} title={texts.failed}>
    {children}
  </QueryView>
);

/** The frame of a page about alerts of usage: whom they tell is read by administrators alone. */
export const UsageAlertsPage = ({ page, back, children }: UsageAlertsPageProps) => {
  const { isUser } = useCurrentCustomer().customer;
  return (
    <SubscriptionPage page={page} back={back}>
      {(of, ids) =>
        isUser ? (
          <AttentionBox>{texts.onlyAdministrators}</AttentionBox>
        ) : (
          <Loaded ids={ids}>{alerts => children(alerts, ids, of)}</Loaded>
        )
      }
    </SubscriptionPage>
  );
};
