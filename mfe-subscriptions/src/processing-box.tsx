import { isInProcessing, type OrderViewModel } from 'shared/contracts/order';
import { AttentionBox } from 'shared/ui/attention-box';
import { LinkButton } from 'shared/ui/link-button';
import { orderStatusLabels, orderTypeLabels } from './order-labels.ts';
import { subscriptionHref, type SubscriptionIds } from './subscription-addresses.ts';
import { isRelevant, type NoticePage } from './notice-page.ts';
import { noticeTexts, processingText, processingTitle } from './notice-texts.ts';

interface ProcessingBoxProps {
  readonly page: NoticePage;
  readonly ids: SubscriptionIds;
  readonly orders: readonly OrderViewModel[];
}

/** Orders that are in processing and matter on this page. */
export const relevantOrders = (
  page: NoticePage,
  orders: readonly OrderViewModel[],
): readonly OrderViewModel[] =>
  orders.filter(({ type, status }) => isInProcessing(status) && isRelevant(page, type));

/** Warns that something is being changed already (SUB-053 to SUB-056); nothing when nothing is. */
export const ProcessingBox = ({ page, ids, orders }: ProcessingBoxProps) => {
  const relevant = relevantOrders(page, orders);
  if (relevant.length === 0) return null;
  return (
    <AttentionBox
      variant="warning"
      title={processingTitle(relevant.length)}
      // On the history itself the way there would lead nowhere.
      action={
        page === 'orderHistory' ? undefined : (
          <LinkButton variant="secondary" size="small" href={subscriptionHref(ids, 'orderHistory')}>
            {noticeTexts.toHistory}
          </LinkButton>
        )
      }
    >
      {processingText(
        relevant.map(
          ({ type, status }) => `${orderTypeLabels[type]} (${orderStatusLabels[status].toLowerCase()})`,
        ),
      )}
    </AttentionBox>
  );
};
