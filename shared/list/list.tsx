/** Components of a list page: filter bar, the list in each state, and pagination. */
import { useEffect, type ReactNode } from 'react';
import type { Paging } from '../contracts/paging.ts';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { FilterBar, type FilterBarProps } from 'shared/ui/filter-bar';
import type { IconName } from 'shared/ui/icon';
import { Pagination } from 'shared/ui/pagination';
import { QueryView, type ShownQuery } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import styles from './list.module.css';
import { pageSizes } from './params.ts';
import { listTexts as texts } from './texts.ts';
import type { List } from './use-list.ts';

export { chosenInList, useList, type List } from './use-list.ts';

interface ListBarProps extends Omit<FilterBarProps, 'onClear'> {
  readonly list: Pick<List<unknown>, 'clear'>;
}

/** Search and filters above a list, with a button to clear them. */
export const ListBar = ({ list, ...bar }: ListBarProps) => <FilterBar {...bar} onClear={list.clear} />;

interface WayProps {
  readonly text: string;
  readonly onPress: () => void;
}

const Way = ({ text, onPress }: WayProps) => (
  <Button variant="secondary" onPress={onPress}>
    {text}
  </Button>
);

export interface EmptyTexts {
  readonly icon?: IconName;
  /** Text if there are no rows at all. */
  readonly none: string;
  /** Text if the filters exclude all rows. */
  readonly noHits: string;
  /** Action offered if there are no rows at all. */
  readonly action?: ReactNode;
}

interface EmptyListProps extends EmptyTexts {
  /** Total number of rows on all pages. */
  readonly total: number;
  readonly onFirstPage: () => void;
  /** Clears the filters; undefined if none are set. */
  readonly onClear: (() => void) | undefined;
}

/** Explains why a list page has no rows: past the last page, all filtered out, or none yet. */
const EmptyList = (props: EmptyListProps) => {
  const { total, onFirstPage, onClear, icon = 'search', none, noHits, action } = props;
  if (total > 0)
    return (
      <EmptyState icon={icon} action={<Way text={texts.firstPage} onPress={onFirstPage} />}>
        {texts.noSuchPage}
      </EmptyState>
    );
  if (onClear === undefined)
    return (
      <EmptyState icon={icon} action={action}>
        {none}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} action={<Way text={texts.clearFilters} onPress={onClear} />}>
      {noHits}
    </EmptyState>
  );
};

interface ListValues {
  readonly page: number;
  readonly pageSize: number;
}

interface ListFrameProps<Values extends ListValues, Data extends Paging> {
  readonly list: List<Values>;
  readonly bar: ReactNode;
  readonly query: ShownQuery<Data>;
  /** Message if the list failed to load. */
  readonly failed: string;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: EmptyTexts;
  /** Renders the rows of a page. */
  readonly children: (data: Data) => ReactNode;
}

/** Refetches a list when its tab becomes visible again, because orders progress and others make changes. */
const useReadWhenShown = (refetch: () => Promise<unknown>): void => {
  useEffect(() => {
    const readIfShown = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', readIfShown);
    return () => {
      document.removeEventListener('visibilitychange', readIfShown);
    };
  }, [refetch]);
};

/**
 * The filter bar, and below it the list: loading, failed, empty with the reason, or one page with pagination.
 */
export const ListFrame = <Values extends ListValues, Data extends Paging>(
  props: ListFrameProps<Values, Data>,
) => {
  const { list, bar, query, failed, isEmpty, empty, children } = props;
  useReadWhenShown(query.refetch);
  const change = (changes: Partial<ListValues>): void => {
    // Every list has both values; their types differ by list.
    list.change(changes as Partial<Values>);
  };
  return (
    <div className={styles.frame}>
      {bar}
      <QueryView query={query} title={failed} skeleton={<Skeleton shape="rows" count={10} />}>
        {data =>
          isEmpty(data) ? (
            <EmptyList
              {...empty}
              total={data.totalCount}
              onClear={list.clear}
              onFirstPage={() => {
                change({ page: 1 });
              }}
            />
          ) : (
            <>
              {children(data)}
              <Pagination
                page={data.pageNumber}
                pageSize={data.pageSize}
                total={data.totalCount}
                onPageChange={page => {
                  change({ page });
                }}
                pageSizes={pageSizes}
                onPageSizeChange={pageSize => {
                  change({ pageSize });
                }}
              />
            </>
          )
        }
      </QueryView>
    </div>
  );
};
