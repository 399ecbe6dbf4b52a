import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { LoadFailure } from 'shared/ui/load-failure';
import { Pagination } from 'shared/ui/pagination';
import { Skeleton } from 'shared/ui/skeleton';
import { billingItemQueries } from '../billing-item.queries.ts';
import { emptyReasonOf, listQueryOf, PAGE_SIZE, type EmptyReason } from './invoice-list-query.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { noFilters, type InvoiceView } from './invoice-view.ts';
import { texts } from './texts.ts';
import type { ChangeView } from './use-invoice-view.ts';

const emptyTexts: Readonly<Record<EmptyReason, string>> = {
  none: texts.empty,
  period: texts.emptyInPeriod,
  filters: texts.noHits,
  page: texts.beyondLastPage,
};

const NoInvoices = ({ reason, change }: { readonly reason: EmptyReason; readonly change: ChangeView }) => {
  const isBeyondLastPage = reason === 'page';
  const wayOn = (
    <Button
      variant="secondary"
      size="small"
      onPress={() => {
        change(isBeyondLastPage ? { page: 1 } : noFilters);
      }}
    >
      {isBeyondLastPage ? texts.firstPage : texts.filters.clear}
    </Button>
  );
  return (
    <EmptyState icon="invoice" action={reason === 'none' ? undefined : wayOn}>
      {emptyTexts[reason]}
    </EmptyState>
  );
};

/** The invoices that the address asks for. */
export const InvoiceList = ({
  view,
  change,
}: {
  readonly view: InvoiceView;
  readonly change: ChangeView;
}) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...billingItemQueries(useHttp(), customerId).list(listQueryOf(view)),
    placeholderData: keepPreviousOf(customerId),
  });
  if (!data)
    return error ? (
      <LoadFailure
        error={error}
        title={texts.failed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton shape="rows" count={10} />
    );
  if (data.items.length === 0)
    return <NoInvoices reason={emptyReasonOf(view, data.totalCount)} change={change} />;
  return (
    <>
      <InvoiceTable items={data.items} view={view} onSort={change} isBusy={isPlaceholderData} />
      <Pagination
        page={view.page}
        pageSize={PAGE_SIZE}
        total={data.totalCount}
        onPageChange={page => {
          change({ page });
        }}
      />
    </>
  );
};
