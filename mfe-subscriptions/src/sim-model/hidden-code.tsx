import { Button } from 'shared/ui/button';
import styles from './puk-code.module.css';
import { simCardTexts as texts } from './sim-texts.ts';

interface HiddenCodeProps {
  /** Undefined while hidden. */
  readonly shown: string | undefined;
  /** Distinguishes the buttons of several cards. */
  readonly simNumber: string;
  readonly onPress: () => void;
  readonly isPending?: boolean;
}

/** A PUK code, hidden until requested: the page may be open on a shared screen. */
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
