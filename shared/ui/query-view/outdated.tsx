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

/** Stands above an answer that could not be read again: after a change it may show what is no longer so. */
export const Outdated = ({ isRetrying, onRetry }: OutdatedProps) => {
  // The button goes with the box when trying again has helped.
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
