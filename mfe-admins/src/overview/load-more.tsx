import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import styles from './load-more.module.css';
import { overviewTexts, shownText } from './texts.ts';

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the next page is not here, with a way to try again; it stands in place of the button. */
  readonly failure: ReactNode;
  readonly onMore: () => void;
}

/** How much of the list is here, announced as it grows, and the way to more of it. */
export const LoadMore = ({ shown, total, hasMore, isLoading, failure, onMore }: LoadMoreProps) => {
  const status = useRef<HTMLParagraphElement>(null);
  const isButtonShown = hasMore && failure === undefined;
  const isFailed = failure !== undefined;
  const wasPressed = useRef(false);

  // The button goes with the last page, and 'try again' with the failure: whoever pressed it must not be sent
  // back to the top of the page.
  useEffect(() => {
    if (wasPressed.current && !isFailed && document.activeElement === document.body) status.current?.focus();
    if (!isLoading && !isFailed) wasPressed.current = false;
  }, [isButtonShown, isLoading, isFailed]);

  return (
    <div className={styles.more}>
      <p className={styles.status} role="status" tabIndex={-1} ref={status}>
        {shownText(shown, total)}
      </p>
      {failure}
      {isButtonShown ? (
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
