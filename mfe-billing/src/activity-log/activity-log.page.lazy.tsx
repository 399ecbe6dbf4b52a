import type { ComponentType } from 'react';
import { RecordLog } from 'shared/activity-log';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { PageHeader } from 'shared/ui/page-header';
import { QueryFailure } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { accountQueries } from '../account.queries.ts';
import { MissingAccount } from '../missing-account.tsx';
import { pages } from '../pages.tsx';
import { texts } from './texts.ts';

/** The activity log of a billing account. */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const { billingAccountId = '' } = useParams();
  const account = accountQueries(useHttp(), customer.id).details(billingAccountId);
  const query = useQuery(account);
  return (
    <>
      <PageHeader
        title={pages.accountLog.title}
        help={texts.help(query.data?.formattedAccountName ?? billingAccountId)}
        backTo={{
          href: pages.account.href({ customerId: customer.id, billingAccountId }),
          label: texts.back,
        }}
      />
      {query.isLoadingError ? (
        <QueryFailure
          query={query}
          title={texts.failed}
          nextStep={<MissingAccount accountId={billingAccountId} />}
        />
      ) : (
        <RecordLog of={{ accountId: billingAccountId }} queryKey={account.queryKey}>
          <Typography>{texts.intro}</Typography>
        </RecordLog>
      )}
    </>
  );
};
