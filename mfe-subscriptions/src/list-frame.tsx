import type { ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import { Pagination } from 'shared/ui/pagination';
import { Skeleton } from 'shared/ui/skeleton';
import type { Paging } from 'shared/contracts/paging';
import { offeredPageSize, pageSizes, type ListPlace } from './list-address.ts';
import styles from './list-frame.module.css';
import { listTexts as texts } from './list-texts.ts';

interface ListBarProps {
  readonly search: ReactNode;
  /** A choice of its own beside the search. */
  readonly view?: ReactNode;
  readonly filters: ReactNode;
  /** Takes the filters away; left out where there are none to take away. */
  readonly onClear: (() => void) | undefined;
}

/** Above a list: what it is searched and narrowed by. */
export const ListBar = ({ search, view, filters, onClear }: ListBarProps) => (
  <div className={styles.bar}>
    <div className={styles.search}>{search}</div>
    {view === undefined ? null : <div className={styles.view}>{view}</div>}
    <div className={styles.filters} role="group" aria-label={texts.filters}>
      {filters}
      {onClear === undefined ? null : (
        <Button variant="tertiary" onPress={onClear}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  </div>
);

interface ListFrameProps<Data> {
  readonly bar: ReactNode;
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Says that the list could not be loaded. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** The bar of a list, and below it the list: on its way, failed, or there. */
export const ListFrame = <Data,>({ bar, query, failed, children }: ListFrameProps<Data>) => (
  <div className={styles.frame}>
    {bar}
    {query.data === undefined && query.error === null ? <Skeleton shape="rows" count={10} /> : null}
    {query.data === undefined && query.error !== null ? (
      <LoadFailure
        error={query.error}
        title={failed}
        isRetrying={query.isFetching}
        onRetry={() => {
          void query.refetch();
        }}
      />
    ) : null}
    {query.data === undefined ? null : children(query.data)}
  </div>
);

interface ListPagingProps<Address extends ListPlace> {
  readonly paging: Paging;
  readonly address: Address;
  readonly onAddressChange: (address: Address) => void;
}

/** Below a list: where in it one is. */
export const ListPaging = <Address extends ListPlace>(props: ListPagingProps<Address>) => {
  const { paging, address, onAddressChange } = props;
  return (
    <Pagination
      page={paging.pageNumber}
      pageSize={paging.pageSize}
      total={paging.totalCount}
      onPageChange={page => {
        onAddressChange({ ...address, page });
      }}
      pageSizes={pageSizes}
      onPageSizeChange={chosen => {
        onAddressChange({ ...address, pageSize: offeredPageSize(chosen, address.pageSize), page: 1 });
      }}
    />
  );
};
