import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import styles from './load-more.module.css';
import { overviewTexts, shownText } from './texts.ts';

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** How much of the list is here, announced as it grows, and the way to more of it. */
export const LoadMore = ({ shown, total, hasMore, isLoading, onMore }: LoadMoreProps) => {
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // With the last page the button goes; whoever pressed it must not be sent back to the top of the page.
  useEffect(() => {
    if (!hasMore && wasPressed.current && document.activeElement === document.body) status.current?.focus();
    if (!isLoading) wasPressed.current = false;
  }, [hasMore, isLoading]);

  return (
    <div className={styles.more}>
      <p className={styles.status} role="status" tabIndex={-1} ref={status}>
        {shownText(shown, total)}
      </p>
      {hasMore ? (
        <Button
          variant="secondary"
          isPending={isLoading}
          onPress={() => {
            wasPressed.current = true;
            onMore();
          }}
        >
          {overviewTexts.more}
        </Button>
      ) : null}
    </div>
  );
};
