import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import type { useOrderHistory } from '../subscription-model/use-order-history.ts';
import styles from './order-history.module.css';
import { orderHistoryTexts as texts, shownText } from './texts.ts';

interface MoreOrdersProps {
  readonly query: ReturnType<typeof useOrderHistory>['query'];
  readonly shown: number;
}

/** How much of the history is here, announced as it grows, and the way to older orders (ORD-004). */
export const MoreOrders = ({ query, shown }: MoreOrdersProps) => {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const load = () => {
    wasPressed.current = true;
    void query.fetchNextPage();
  };
  // The button goes with the last page: whoever pressed it must not be sent back to the top of the page.
  useEffect(() => {
    if (!wasPressed.current || isFetchingNextPage) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) status.current?.focus();
  }, [isFetchingNextPage, hasNextPage]);
  return (
    <div className={styles.foot}>
      <p className={styles.second} role="status" tabIndex={-1} ref={status}>
        {shownText(shown, hasNextPage)}
      </p>
      {isFetchNextPageError ? (
        <LoadFailure error={error} title={texts.moreFailed} isRetrying={isFetchingNextPage} onRetry={load} />
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button variant="secondary" isPending={isFetchingNextPage} onPress={load}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
};
