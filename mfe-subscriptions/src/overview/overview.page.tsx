import type { SubscriptionListItem } from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { BackToSelectionBar, useSelection } from 'shared/list/selection';
import { useQuery } from 'shared/query';
import { useToggle } from 'shared/toggles';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { Typography } from 'shared/ui/typography';
import { ChangeChosen } from './change-chosen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListTools } from './list-tools.tsx';
import { columnsOfList, overviewParams } from './overview-params.ts';
import { overviewQueries } from './overview.queries.ts';
import { pages } from '../pages.tsx';
import { numbersNotFound } from './pasted-numbers.ts';
import { userName } from '../subscription-model/subscription-names.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { overviewTexts as texts } from './texts.ts';
import { useViews } from './use-views.ts';

interface NotFoundProps {
  readonly search: string;
  readonly data: { readonly subscriptions: readonly SubscriptionListItem[]; readonly totalCount: number };
}

/** Pasted numbers without a hit, if all hits are on this page. */
const NotFound = ({ search, data: { subscriptions, totalCount } }: NotFoundProps) => {
  const numbers = subscriptions.length < totalCount ? [] : numbersNotFound(search, subscriptions);
  return numbers.length === 0 ? null : <p role="status">{texts.notFound(numbers)}</p>;
};

/** The customer's subscriptions (NAV-011, SUB-022): search, filters, sorting and paging are done by the server. */
export const OverviewPage = () => {
  const { customer } = useCurrentCustomer();
  const showsPrices = useToggle('show_subscription_prices');
  const list = useList(overviewParams);
  const query = useQuery(overviewQueries(useHttp()).list({ customerId: customer.id, ...list.values }));
  const { views, isSettling } = useViews();
  const columns = columnsOfList(list.values, showsPrices);
  const selection = useSelection({
    rows: query.isPlaceholderData ? [] : (query.data?.subscriptions ?? []),
    rowKey: ({ id }) => id,
    labelOf: item => [userName(item), subscriptionNumber(item)].filter(Boolean).join(', ') || item.name,
    total: query.data?.totalCount ?? 0,
    scope: list.filters,
  });
  // Employees have read access; administrators can make changes.
  const canChange = !customer.isUser;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        actions={
          canChange && (
            <LinkButton variant="secondary" href={pages.bulkJobs.href({ customerId: customer.id })}>
              {texts.bulkJobs}
            </LinkButton>
          )
        }
      />
      <ListFrame
        list={list}
        bar={
          <FilterBar list={list} facets={query.data?.facets}>
            <ListTools list={list} views={views} columns={columns} count={query.data?.totalCount ?? 0} />
          </FilterBar>
        }
        query={isSettling ? { ...query, data: undefined, error: null } : query}
        failed={texts.failed}
        isEmpty={data => data.subscriptions.length === 0}
        empty={{ icon: 'sim', none: texts.none, noHits: texts.noHits }}
      >
        {data => (
          <>
            {query.isPlaceholderData ? null : <NotFound search={list.values.search} data={data} />}
            {canChange ? <ChangeChosen selection={selection} values={list.values} /> : null}
            <SubscriptionTable
              items={data.subscriptions}
              sort={list.values}
              onSortChange={list.change}
              columns={columns.shown}
              areColumnsChosen={columns.areChosen}
              isBusy={query.isPlaceholderData}
              {...(canChange && { selection: selection.table })}
            />
            {canChange ? <BackToSelectionBar selection={selection} /> : null}
            {columns.shown.includes('Price') ? (
              <Typography look="small" tone="muted">
                {texts.priceNote}
              </Typography>
            ) : null}
          </>
        )}
      </ListFrame>
    </>
  );
};
