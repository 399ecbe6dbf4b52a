import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Outdated } from './outdated.tsx';

/** A failed query; every result of `useQuery` satisfies it. */
export interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A query with its data. */
export interface ShownQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
}

export interface QueryFailureProps {
  query: FailedQuery;
  /** What failed to load, as a full sentence: 'Kunne ikke indlæse abonnementerne.' */
  title: string;
  /** Next step from a missing record: a link to its list. */
  nextStep?: ReactNode;
}

/** Shows a failed query's error with a retry. Renders nothing without an error. */
export const QueryFailure = ({ query, title, nextStep }: QueryFailureProps) =>
  query.error === null ? null : (
    <LoadFailure
      error={query.error}
      title={title}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      wayOn={nextStep}
    />
  );

export interface QueryViewProps<Data> extends Omit<QueryFailureProps, 'query'> {
  query: ShownQuery<Data>;
  /** Shown while loading; a card by default. */
  skeleton?: ReactNode;
  /** Renders the data, including stale data during a refetch and, below a notice, after a failed refetch. */
  children: (data: Data) => ReactNode;
}

/** Renders a query in each state: loading, failed, succeeded. */
export const QueryView = <Data,>({
  query,
  skeleton = <Skeleton shape="card" />,
  children,
  ...failure
}: QueryViewProps<Data>): ReactNode => {
  if (query.data !== undefined)
    return (
      <>
        {query.error === null ? null : (
          <Outdated isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {children(query.data)}
      </>
    );
  return query.error === null ? skeleton : <QueryFailure query={query} {...failure} />;
};
