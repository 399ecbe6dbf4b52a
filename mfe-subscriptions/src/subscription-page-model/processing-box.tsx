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

/** Warns of a change in progress (SUB-053 to SUB-056) with a button to undo it; renders nothing without one. */
export const ProcessingBox = ({ page, ids, orders }: ProcessingBoxProps) => {
  const today = useToday();
  const relevant = relevantOrders(page, orders);
  if (relevant.length === 0) return null;
  return (
    <AttentionBox
      variant="warning"
      title={processingTitle(relevant.length)}
      // The history itself needs no link to the history, and its orders have their own buttons.
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
