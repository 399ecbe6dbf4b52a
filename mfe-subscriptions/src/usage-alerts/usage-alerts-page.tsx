import type { ReactNode } from 'react';
import type { UsageAlerts } from 'shared/contracts/usage-alert';
import { useCurrentCustomer } from 'shared/customers';
import type { ReadAgain } from 'shared/form/edited';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { QueryView } from 'shared/ui/query-view';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import {
  SubscriptionPage,
  type SubscriptionPageProps,
} from '../subscription-page-model/subscription-page.tsx';
import { alertTexts as texts } from 'shared/usage-alerts';
import { usageAlertsQueries } from './usage-alerts.queries.ts';

type Content = (alerts: UsageAlerts, ids: SubscriptionIds, readAgain: ReadAgain) => ReactNode;

interface UsageAlertsPageProps extends Required<Pick<SubscriptionPageProps, 'page' | 'back'>> {
  readonly children: Content;
}

interface LoadedProps {
  readonly ids: SubscriptionIds;
  readonly children: Content;
}

const Loaded = ({ ids, children }: LoadedProps) => {
  const query = useQuery(usageAlertsQueries(useHttp()).all(ids));
  return (
    <QueryView query={query} title={texts.failed}>
      {alerts => children(alerts, ids, query.refetch)}
    </QueryView>
  );
};

/** Layout of the pages about usage alerts: only administrators may see the recipients. */
export const UsageAlertsPage = ({ page, back, children }: UsageAlertsPageProps) => {
  const { isUser } = useCurrentCustomer().customer;
  return (
    <SubscriptionPage page={page} back={back}>
      {(_, ids) =>
        isUser ? (
          <AttentionBox>{texts.onlyAdministrators}</AttentionBox>
        ) : (
          <Loaded ids={ids}>{children}</Loaded>
        )
      }
    </SubscriptionPage>
  );
};
