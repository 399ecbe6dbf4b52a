/** Pages below one subscription that are fetched when somebody opens one: the lists of the area come without them. */
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';

export const SuspendPage = latePage(
  async () => (await import('./suspend/suspend.page.lazy.tsx')).SuspendPage,
  <Skeleton shape="card" />,
);
export const OrderHistoryPage = latePage(
  async () => (await import('./order-history/order-history.page.lazy.tsx')).OrderHistoryPage,
  <Skeleton shape="rows" count={8} />,
);
