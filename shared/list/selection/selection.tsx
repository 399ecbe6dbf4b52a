/**
 * Row selection in a list: `useSelection` holds the selection, `SelectionBar` shows its count and actions,
 * `BackToSelectionBar` below the rows links back to the bar.
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
  /** Whether the actions support "all matching rows", including rows not loaded yet. */
  readonly offersMatching?: boolean;
  /** Buttons for the actions on the rows; they explain themselves if nothing is selected. */
  readonly children: ReactNode;
}

/** Above the rows: the selection's count, buttons to select more or none, and the actions. */
export const SelectionBar = ({ selection, offersMatching = false, children }: SelectionBarProps) => {
  const { count, isPageChosen, switchPage, chooseMatching, total, clear, barId } = selection;
  const page = useRef<HTMLButtonElement>(null);
  /** Moves focus from a button that disappears on press to the one that stays. */
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
 * Below the rows, and sticky at the bottom edge while they exceed the screen: takes the user back to the
 * actions.
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
