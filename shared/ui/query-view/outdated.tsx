import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Button } from '../button/button.tsx';
import { exceptionTexts } from '../exception-box/texts.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import styles from './outdated.module.css';
import { queryViewTexts as texts } from './texts.ts';

interface OutdatedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown above stale data whose refetch failed: after a change the data may be outdated. */
export const Outdated = ({ isRetrying, onRetry }: OutdatedProps) => {
  // A successful retry removes the box together with its focused button.
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      <AttentionBox
        variant="warning"
        isAnnounced
        action={
          <Button variant="secondary" size="small" icon="refresh" isPending={isRetrying} onPress={onRetry}>
            {exceptionTexts.retry}
          </Button>
        }
      >
        {texts.outdated}
      </AttentionBox>
    </div>
  );
};
