import { MOST_DIFFERENCES, type AccountDifferences } from 'shared/contracts/account-differences';
import { useCurrentCustomer } from 'shared/customers';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { QueryView } from 'shared/ui/query-view';
import { Table, type TableColumn } from 'shared/ui/table';
import { Typography } from 'shared/ui/typography';
import { accountQueries } from '../account.queries.ts';
import { differingTexts as texts } from './texts.ts';

type Differing = AccountDifferences['subscriptions'][number];

const nameOf = ({ msisdn, userName, subscriptionId }: Differing): string =>
  [msisdn === null ? undefined : formatPhoneNumber(msisdn), userName].filter(Boolean).join(', ') ||
  subscriptionId;

const columns: readonly TableColumn<Differing>[] = [
  { id: 'subscription', header: texts.subscription, isRowHeader: true, cell: nameOf },
  { id: 'product', header: texts.product, cell: ({ productName }) => productName },
  { id: 'now', header: texts.now, cell: ({ isBarred }) => (isBarred ? texts.barred : texts.open) },
];

/** The subscriptions whose settings differ from the account's, each with a link to change it. */
export const DifferingSubscriptions = ({ accountId }: { readonly accountId: string }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(accountQueries(useHttp(), customerId).differences(accountId));
  return (
    <Card title={texts.heading}>
      <QueryView query={query} title={texts.failed}>
        {({ count, subscriptions }) => (
          <>
            <Typography>{texts.differing(count)}</Typography>
            {count === 0 ? null : (
              <Table
                label={texts.heading}
                columns={columns}
                rows={subscriptions}
                rowKey={({ subscriptionId }) => subscriptionId}
                rowHref={({ subscriptionId }) => links.barrings.href(customerId, { subscriptionId })}
              />
            )}
            {count > MOST_DIFFERENCES ? (
              <Typography tone="muted">{texts.some(MOST_DIFFERENCES)}</Typography>
            ) : null}
            <Typography tone="muted">{texts.others}</Typography>
          </>
        )}
      </QueryView>
    </Card>
  );
};
