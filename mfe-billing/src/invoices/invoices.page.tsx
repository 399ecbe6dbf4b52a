import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { BackToSelectionBar, SelectionBar, useSelection } from 'shared/list/selection';
import { keepPreviousOf, useQuery } from 'shared/query';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { billingItemQueries } from '../billing-item.queries.ts';
import { useLeftToPay } from '../chosen-invoices.ts';
import { pages } from '../pages.tsx';
import { FetchDocuments, FetchList } from './invoice-files.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { invoiceParams, isOnlyPeriod, listQueryOf } from './invoice-params.ts';
import { InvoiceSummary } from './invoice-summary.tsx';
import { InvoiceTable, titleOf } from './invoice-table.tsx';
import { PayChosen } from './pay-chosen.tsx';
import { texts } from './texts.ts';

/** The customer's billing items, and what they owe (NAV-036, BIL-001). */
export const InvoicesPage = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(invoiceParams);
  const query = useQuery({
    ...billingItemQueries(useHttp(), customerId).list(listQueryOf(list.values)),
    placeholderData: keepPreviousOf(customerId),
  });
  const leftToPay = useLeftToPay();
  const chosenBefore = useQuery({
    ...billingItemQueries(useHttp(), customerId).chosen(leftToPay),
    enabled: leftToPay.length > 0,
  });
  const selection = useSelection({
    rows: query.isPlaceholderData ? [] : (query.data?.items ?? []),
    rowKey: item => item.billingItemId,
    labelOf: titleOf,
    total: query.data?.totalCount ?? 0,
    scope: list.filters,
    initially: chosenBefore.data?.filter(({ isPayable }) => isPayable),
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        actions={
          <Cluster>
            <LinkButton variant="secondary" href={pages.month.href({ customerId })}>
              {texts.month}
            </LinkButton>
            <LinkButton variant="secondary" href={pages.spend.href({ customerId })}>
              {texts.spend}
            </LinkButton>
          </Cluster>
        }
      />
      <Stack gap={6}>
        <InvoiceSummary accountIds={list.values.accountIds} />
        <ListFrame
          list={list}
          bar={<InvoiceFilters list={list} />}
          query={query}
          failed={texts.failed}
          isEmpty={data => data.items.length === 0}
          empty={{
            icon: 'invoice',
            none: texts.empty,
            noHits: isOnlyPeriod(list.values) ? texts.emptyInPeriod : texts.noHits,
          }}
        >
          {data => (
            <>
              <SelectionBar selection={selection}>
                <PayChosen items={selection.rows} />
                <FetchDocuments chosen={selection.rows} />
                <FetchList values={list.values} count={data.totalCount} />
              </SelectionBar>
              <InvoiceTable
                items={data.items}
                sort={list.values}
                onSort={list.change}
                selection={selection.table}
                isBusy={query.isPlaceholderData}
              />
              <BackToSelectionBar selection={selection} />
            </>
          )}
        </ListFrame>
      </Stack>
    </>
  );
};
