import type { ReactNode } from 'react';
import type { AccountUsageAlerts } from 'shared/contracts/usage-alert';
import { useCurrentCustomer } from 'shared/customers';
import type { ReadAgain } from 'shared/form/edited';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { alertTexts } from 'shared/usage-alerts';
import { accountAlertsQueries, type AccountIds } from '../account-alerts.queries.ts';
import { accountQueries } from '../account.queries.ts';
import { MissingAccount } from '../missing-account.tsx';
import { texts } from './texts.ts';

type Content = (alerts: AccountUsageAlerts, ids: AccountIds, readAgain: ReadAgain) => ReactNode;

interface AccountAlertsPageProps {
  readonly title: string;
  readonly back: (ids: AccountIds) => { readonly href: string; readonly label: string };
  readonly children: Content;
}

const Loaded = ({ ids, children }: { readonly ids: AccountIds; readonly children: Content }) => {
  const query = useQuery(accountAlertsQueries(useHttp()).all(ids));
  return (
    <QueryView
      query={query}
      title={alertTexts.failed}
      nextStep={<MissingAccount accountId={ids.billingAccountId} />}
    >
      {alerts => children(alerts, ids, query.refetch)}
    </QueryView>
  );
};

/** Layout of the pages about a billing account's alerts: only administrators may see the recipients. */
export const AccountAlertsPage = ({ title, back, children }: AccountAlertsPageProps) => {
  const { customer } = useCurrentCustomer();
  const { billingAccountId = '' } = useParams();
  const ids = { customerId: customer.id, billingAccountId };
  const { data: account } = useQuery(accountQueries(useHttp(), customer.id).details(billingAccountId));
  return (
    <>
      <PageHeader
        title={title}
        help={texts.help(account?.formattedAccountName ?? billingAccountId)}
        backTo={back(ids)}
      />
      {customer.isUser ? (
        <AttentionBox>{alertTexts.onlyAdministrators}</AttentionBox>
      ) : (
        <Loaded ids={ids}>{children}</Loaded>
      )}
    </>
  );
};
