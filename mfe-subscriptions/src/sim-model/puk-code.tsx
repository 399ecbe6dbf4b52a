import { useState } from 'react';
import { Button } from 'shared/ui/button';
import styles from './puk-code.module.css';
import { simCardTexts as texts } from './sim-texts.ts';

interface PukCodeProps {
  readonly pukCode: string;
  /** Tells the button of one card from that of another. */
  readonly simNumber: string;
}

/** Hidden until asked for: the page may stand open on a shared screen. */
export const PukCode = ({ pukCode, simNumber }: PukCodeProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.puk}>
      <span>{isShown ? pukCode : '••••••••'}</span>
      <Button
        variant="text"
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? texts.hidePuk : texts.showPuk} ${simNumber}`}
        onPress={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? texts.hidePuk : texts.showPuk}
      </Button>
    </span>
  );
};
