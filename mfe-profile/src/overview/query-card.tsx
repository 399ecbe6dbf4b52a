import type { ReactNode } from 'react';
import { Card } from 'shared/ui/card';
import { LoadFailure } from 'shared/ui/load-failure';

interface QueryCardProps<Data> {
  readonly title: string;
  /** Says that what is in the card could not be loaded. */
  readonly failed: string;
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** In the card until there is something. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A card that loads and fails by itself. */
export const QueryCard = <Data,>({ title, failed, query, skeleton, children }: QueryCardProps<Data>) => {
  const { data, error, refetch, isFetching } = query;
  if (error && data === undefined)
    return (
      <LoadFailure title={failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  return <Card title={title}>{data === undefined ? skeleton : children(data)}</Card>;
};
