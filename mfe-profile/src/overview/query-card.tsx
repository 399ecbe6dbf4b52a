import type { ReactNode } from 'react';
import { Card } from 'shared/ui/card';
import { QueryFailure, QueryView, type ShownQuery } from 'shared/ui/query-view';

interface QueryCardProps<Data> {
  readonly title: string;
  /** Text for when the card's content could not be loaded. */
  readonly failed: string;
  readonly query: ShownQuery<Data>;
  /** Shown until the data is loaded. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A card that loads and fails independently. */
export const QueryCard = <Data,>({ title, failed, query, skeleton, children }: QueryCardProps<Data>) => {
  if (query.error && query.data === undefined) return <QueryFailure query={query} title={failed} />;
  return (
    <Card title={title}>
      <QueryView query={query} title={failed} skeleton={skeleton}>
        {children}
      </QueryView>
    </Card>
  );
};
