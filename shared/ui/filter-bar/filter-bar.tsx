import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { filterBarTexts as texts } from './texts.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  readonly search: ReactNode;
  /** A choice of its own beside the search. */
  readonly view?: ReactNode;
  readonly filters?: ReactNode;
  /** Takes all filters away; missing where there are none. */
  readonly onClear?: (() => void) | undefined;
  /** Below the bar: what takes a line of its own. */
  readonly children?: ReactNode;
}

/**
 * Above a list: what it is searched and narrowed by, and the way to take that back. On small screens all but the search
 * is folded away, so that the first rows are seen at once; with it the menu that a table beside it is sorted by, and what
 * is marked with `data-folds`.
 */
export const FilterBar = ({ search, view, filters, onClear, children }: FilterBarProps) => {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const folds = view !== undefined || filters !== undefined;
  return (
    <>
      <div
        className={styles.bar}
        // On paper there is what narrows the list.
        data-print={onClear === undefined ? 'none' : undefined}
        data-folded={folds && !isUnfolded}
      >
        <div className={styles.search}>{search}</div>
        {folds ? (
          <div className={styles.fold}>
            <Button
              variant="secondary-alternative"
              icon="filter"
              aria-expanded={isUnfolded}
              aria-controls={id}
              onPress={() => {
                setUnfolded(!isUnfolded);
              }}
            >
              {texts.fold}
            </Button>
          </div>
        ) : null}
        {onClear === undefined ? null : (
          <div className={styles.clear}>
            <Button variant="tertiary" size="small" onPress={onClear}>
              {texts.clear}
            </Button>
          </div>
        )}
        {view === undefined ? null : <div className={styles.view}>{view}</div>}
        <div className={styles.filters} role="group" aria-label={texts.filters} id={id}>
          {filters}
        </div>
      </div>
      {children ? <div data-folds>{children}</div> : null}
    </>
  );
};
