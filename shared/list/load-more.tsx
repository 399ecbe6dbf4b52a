/** The end of a list that grows at a press; a list of pages has `List` instead. */
import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import styles from './load-more.module.css';
import { listTexts } from './texts.ts';

interface LoadMoreProps {
  /** How much of the list is here: 'Viser 20 af 25'. */
  readonly shown: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the next page is not here; null where nothing failed, or something else did. */
  readonly error: Error | null;
  /** What its box says: 'Kunne ikke indlæse flere kundenumre.' */
  readonly failed: string;
  readonly onMore: () => void;
  /** Fetches again what failed; `onMore` by default. */
  readonly onRetry?: () => void;
}

/**
 * How much of a list is here, announced as it grows, and the way to more of it. Where that fails, it says so and tries
 * again: what is shown stays.
 *
 *     <LoadMore
 *       shown={texts.shown(accounts.length)}
 *       failed={texts.moreFailed}
 *       hasMore={query.hasNextPage}
 *       isLoading={query.isFetchingNextPage}
 *       error={query.isFetchNextPageError ? query.error : null}
 *       onMore={() => void query.fetchNextPage()}
 *     />
 */
export const LoadMore = ({
  shown,
  hasMore,
  isLoading,
  error,
  failed,
  onMore,
  onRetry = onMore,
}: LoadMoreProps) => {
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const isFailed = error !== null;
  const isButtonShown = hasMore && !isFailed;
  const pressed = (fetchMore: () => void) => () => {
    wasPressed.current = true;
    fetchMore();
  };

  // The button goes with the last page, and 'try again' with the failure: whoever pressed it must not be sent
  // back to the top of the page.
  useEffect(() => {
    if (wasPressed.current && !isFailed && document.activeElement === document.body) status.current?.focus();
    if (!isLoading && !isFailed) wasPressed.current = false;
  }, [isButtonShown, isLoading, isFailed]);

  return (
    <div className={styles.more}>
      <p className={styles.status} role="status" tabIndex={-1} ref={status}>
        {shown}
      </p>
      {isFailed ? (
        <LoadFailure error={error} title={failed} isRetrying={isLoading} onRetry={pressed(onRetry)} />
      ) : null}
      {isButtonShown ? (
        <Button variant="secondary" isPending={isLoading} onPress={pressed(onMore)}>
          {listTexts.more}
        </Button>
      ) : null}
    </div>
  );
};
