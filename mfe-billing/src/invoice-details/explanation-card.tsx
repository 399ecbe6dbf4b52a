import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';

/** Comes with the first invoice that is opened, and not with the list. */
export const ExplanationCard = latePage(
  async () => (await import('./item-explanation.lazy.tsx')).ItemExplanation,
  <Skeleton shape="card" />,
);
