/** The end of a list that grows at a press; a list of pages has `List` instead. */
import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import styles from './load-more.module.css';
import { listTexts } from './texts.ts';

interface LoadMoreProps {
  /** How much of the list is here: 'Viser 20 af 25'. */
  readonly shown: string;
  /** The list; any result of `useInfiniteQuery` has this. */
  readonly query: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** What is said when the next page cannot be had: 'Kunne ikke indlæse flere kundenumre.' */
  readonly failed: string;
  /** Where a press does something else than to fetch the next page. */
  readonly onMore?: () => void;
}

/**
 * How much of a list is here, announced as it grows, and the way to more of it. Where that fails, it says so and tries
 * again: what is shown stays.
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
