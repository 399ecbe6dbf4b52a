/**
 * Choosing rows in a list: `useSelection` keeps them, `SelectionBar` tells how many and holds what can be done with them,
 * `BackToSelectionBar` below the rows leads back to it.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import { Typography } from 'shared/ui/typography';
import styles from './selection.module.css';
import { selectionTexts as texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

export { useSelection, type Chosen, type Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Omit<Selection<unknown>, 'table' | 'chosen' | 'rows'>;
  /** What can be done also reaches rows that no page has shown: all that match can be chosen. */
  readonly offersMatching?: boolean;
  /** What can be done with the rows: buttons, that say so themselves where none is chosen. */
  readonly children: ReactNode;
}

/** Above the rows: how many are chosen, the ways to choose more or none, and what can be done with them. */
export const SelectionBar = ({ selection, offersMatching = false, children }: SelectionBarProps) => {
  const { count, isPageChosen, switchPage, chooseMatching, total, clear, barId } = selection;
  const page = useRef<HTMLButtonElement>(null);
  /** A button that goes with its press leaves the focus on the one that stays. */
  const andStay = (press: () => void) => () => {
    press();
    page.current?.focus();
  };
  return (
    <div
      className={styles.bar}
      id={barId}
      tabIndex={-1}
      role="group"
      aria-label={texts.label}
      data-print="none"
      data-folds={count === 0 || undefined}
    >
      <div className={styles.choice}>
        <div role="status">
          <Typography look="small">{texts.chosen(count)}</Typography>
        </div>
        <Button variant="tertiary" size="small" ref={page} onPress={switchPage}>
          {isPageChosen ? texts.leavePage : texts.choosePage}
        </Button>
        {offersMatching && isPageChosen && count < total && chooseMatching ? (
          <Button variant="tertiary" size="small" onPress={andStay(chooseMatching)}>
            {texts.matching(total)}
          </Button>
        ) : null}
        {count === 0 ? null : (
          <Button variant="tertiary" size="small" onPress={andStay(clear)}>
            {texts.clear}
          </Button>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
};

/**
 * Below the rows, and at the lower edge of the screen while they are longer than that: whoever chooses down there is led
 * back to what can be done.
 */
export const BackToSelectionBar = ({ selection }: Pick<SelectionBarProps, 'selection'>) => {
  const { count, barId } = selection;
  const isShown = count > 0;
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-rows-chosen', isShown);
    return () => {
      documentElement.removeAttribute('data-rows-chosen');
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className={styles.back} data-print="none">
      <Button
        variant="secondary"
        size="small"
        onPress={() => {
          document.getElementById(barId)?.focus();
        }}
      >
        {texts.back(count)}
      </Button>
    </div>
  );
};
