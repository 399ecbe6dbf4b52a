import type { ReactNode } from 'react';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import type { useSelectedItem } from './use-selected-item.ts';

interface SelectedItemProps {
  readonly query: ReturnType<typeof useSelectedItem>;
  /** What could not be loaded, a whole sentence. */
  readonly failed: string;
  readonly children: (item: NonNullable<ReturnType<typeof useSelectedItem>['data']>) => ReactNode;
}

/** What a drawer shows of its administrator or invitation: on its way, failed, or there. */
export const SelectedItem = ({ query, failed, children }: SelectedItemProps) => {
  if (query.data) return children(query.data);
  if (!query.error) return <Skeleton shape="text" count={5} />;
  return <QueryFailure query={query} title={failed} />;
};
