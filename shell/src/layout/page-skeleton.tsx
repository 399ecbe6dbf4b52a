/** Stands where a page is on its way. */
import { Skeleton } from 'shared/ui/skeleton';

export const PageSkeleton = () => (
  <>
    <Skeleton shape="heading" />
    <Skeleton shape="rows" count={6} />
  </>
);
