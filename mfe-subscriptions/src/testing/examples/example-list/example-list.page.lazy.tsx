import type { ComponentType } from 'react';
import type { SubscriptionListItem } from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { ListBar, ListFrame, useList } from 'shared/list';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { PageHeader } from 'shared/ui/page-header';
import { Table, type TableColumn } from 'shared/ui/table';
import { pages } from '../pages.tsx';
import { exampleListParams } from './example-list-params.ts';
import { exampleListQueries } from './example-list.queries.ts';
import { exampleListTexts as texts } from './texts.ts';

const columns: TableColumn<SubscriptionListItem>[] = [
  { id: 'name', header: texts.name, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'number',
    header: texts.number,
    cell: ({ telephoneNumber }) => telephoneNumber && formatPhoneNumber(telephoneNumber),
  },
];

/** A list of the subscriptions: describe here what users look for in it. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(exampleListParams);
  const query = useQuery(exampleListQueries(useHttp(), customerId).list(list.values));
  return (
    <>
      <PageHeader title={pages.exampleList.title} help={texts.help} />
      <ListFrame
        list={list}
        bar={
          <ListBar
            list={list}
            search={
              <LiveSearchField label={texts.search} search={list.values.search} onSearch={list.search} />
            }
          />
        }
        query={query}
        failed={texts.failed}
        isEmpty={data => data.subscriptions.length === 0}
        empty={{ icon: 'list', none: texts.none, noHits: texts.noHits }}
      >
        {data => (
          <Table
            label={pages.exampleList.title}
            columns={columns}
            rows={data.subscriptions}
            rowKey={({ id }) => id}
            rowHref={({ id }) => links.subscription.href(customerId, { subscriptionId: id })}
            isBusy={query.isPlaceholderData}
          />
        )}
      </ListFrame>
    </>
  );
};
