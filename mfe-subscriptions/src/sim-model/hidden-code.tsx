import { Button } from 'shared/ui/button';
import styles from './puk-code.module.css';
import { simCardTexts as texts } from './sim-texts.ts';

interface HiddenCodeProps {
  /** Undefined while it is hidden. */
  readonly shown: string | undefined;
  /** Tells the button of one card from that of another. */
  readonly simNumber: string;
  readonly onPress: () => void;
  readonly isPending?: boolean;
}

/** A PUK code, hidden until asked for: the page may stand open on a shared screen. */
export const HiddenCode = ({ shown, simNumber, onPress, isPending = false }: HiddenCodeProps) => {
  const isShown = shown !== undefined;
  return (
    <span className={styles.puk}>
      <span aria-live="polite">{shown ?? '••••••••'}</span>
      <Button
        variant="text"
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? texts.hidePuk : texts.showPuk} ${simNumber}`}
        {...{ isPending, onPress }}
      >
        {isShown ? texts.hidePuk : texts.showPuk}
      </Button>
    </span>
  );
};
