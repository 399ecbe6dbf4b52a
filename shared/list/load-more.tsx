/** The end of a list with a "load more" button; for a paged list use `ListFrame`. */
import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import styles from './load-more.module.css';
import { listTexts } from './texts.ts';

interface LoadMoreProps {
  /** How much of the list is loaded: 'Viser 20 af 25'. */
  readonly shown: string;
  /** The list; every result of `useInfiniteQuery` satisfies it. */
  readonly query: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Message if the next page failed to load: 'Kunne ikke indlæse flere kundenumre.' */
  readonly failed: string;
  /** Replaces fetching the next page as the button's action. */
  readonly onMore?: () => void;
}

/**
 * Announces how much of a list is loaded, and loads more on request. On failure it shows a message and a
 * retry; the loaded rows stay.
 *
 *     <LoadMore query={query} shown={texts.shown(accounts.length)} failed={texts.moreFailed} />
 */
export const LoadMore = ({ shown, query, failed, onMore }: LoadMoreProps) => {
  const { hasNextPage, isFetchingNextPage: isLoading } = query;
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const error = query.isFetchNextPageError ? query.error : null;
  const isFailed = error !== null;
  const isButtonShown = hasNextPage && !isFailed;
  const pressed = (load: () => unknown) => () => {
    wasPressed.current = true;
    load();
  };

  // The button disappears with the last page, and the retry with its failure: keep focus here instead of
  // losing it to the top of the page.
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
        <LoadFailure
          error={error}
          title={failed}
          isRetrying={isLoading}
          onRetry={pressed(query.fetchNextPage)}
        />
      ) : null}
      {isButtonShown ? (
        <Button variant="secondary" isPending={isLoading} onPress={pressed(onMore ?? query.fetchNextPage)}>
          {listTexts.more}
        </Button>
      ) : null}
    </div>
  );
};
