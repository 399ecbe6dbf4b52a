import type { OrderViewModel } from 'shared/contracts/order';
import { useToday } from 'shared/today';
import { AttentionBox } from 'shared/ui/attention-box';
import { Cluster } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { noticeTexts, processingTitle } from './notice-texts.ts';
import { processingText } from './processing-text.ts';
import { relevantOrders } from './relevant-orders.ts';
import { UndoOrder } from './undo-order.tsx';

interface ProcessingBoxProps {
  readonly page: Pick<Page, 'path' | 'orders'>;
  readonly ids: SubscriptionIds;
  readonly orders: readonly OrderViewModel[];
}

/** Warns that something is being changed already (SUB-053 to SUB-056), and undoes it; nothing when nothing is. */
export const ProcessingBox = ({ page, ids, orders }: ProcessingBoxProps) => {
  const today = useToday();
  const relevant = relevantOrders(page, orders);
  if (relevant.length === 0) return null;
  return (
    <AttentionBox
      variant="warning"
      title={processingTitle(relevant.length)}
      // On the history itself the way there would lead nowhere, and each order has its own button.
      action={
        page.path === pages.orderHistory.path ? undefined : (
          <Cluster>
            <LinkButton variant="secondary" size="small" href={pages.orderHistory.href(ids)}>
              {noticeTexts.toHistory}
            </LinkButton>
            {relevant.slice(0, 3).map(order => (
              <UndoOrder key={order.id} order={order} subscriptionId={ids.subscriptionId} />
            ))}
          </Cluster>
        )
      }
    >
      {processingText(relevant, today)}
    </AttentionBox>
  );
};
