import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Outdated } from './outdated.tsx';

/** What a failed query tells; any result of `useQuery` has it. */
export interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A query with what it answers. */
export interface ShownQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
}

export interface QueryFailureProps {
  query: FailedQuery;
  /** What could not be loaded, a whole sentence: 'Kunne ikke indlæse abonnementerne.' */
  title: string;
  /** Leads on from something that is not there: a link to the list it would stand in. */
  nextStep?: ReactNode;
}

/** Says that a query failed and offers to ask again. Nothing while there is no error. */
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
  /** Stands here while it loads; a card by default. */
  skeleton?: ReactNode;
  /** Drawn with the answer, also with an old one while it is refetched and, below a word of it, when that failed. */
  children: (data: Data) => ReactNode;
}

/** A query in each of its states: loading, failed, answered. */
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
