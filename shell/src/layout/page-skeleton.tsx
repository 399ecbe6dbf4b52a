/** Placeholder for a page that is loading. */
import { Skeleton } from 'shared/ui/skeleton';
import { layoutTexts } from './texts.ts';

export const pageShape = (
  <>
    <Skeleton shape="heading" />
    <Skeleton shape="rows" count={6} />
  </>
);

export const PageSkeleton = () => (
  // Focus skips this heading: see page-frame.tsx.
  <div aria-busy="true">
    <h1 className="visually-hidden">{layoutTexts.pageOnItsWay}</h1>
    {pageShape}
  </div>
);
