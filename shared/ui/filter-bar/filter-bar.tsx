import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { filterBarTexts as texts } from './texts.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  readonly search: ReactNode;
  /** A separate control next to the search. */
  readonly view?: ReactNode;
  readonly filters?: ReactNode;
  /** Clears all filters; omit it if none are set. */
  readonly onClear?: (() => void) | undefined;
  /** Below the bar: content that needs its own line. */
  readonly children?: ReactNode;
}

/**
 * Search and filters above a list, with a button to clear them. On small screens everything but the search is
 * collapsed, so that the first rows are visible; this includes the sort menu of a table next to the bar, and
 * elements marked with `data-folds`.
 */
export const FilterBar = ({ search, view, filters, onClear, children }: FilterBarProps) => {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const folds = view !== undefined || filters !== undefined;
  return (
    <>
      <div
        className={styles.bar}
        // Active filters are printed.
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
        {onClear === undefined ? null : <Clear onPress={onClear} />}
        {view === undefined ? null : <div className={styles.view}>{view}</div>}
        <div className={styles.filters} role="group" aria-label={texts.filters} id={id}>
          {filters}
        </div>
      </div>
      {children ? <div data-folds>{children}</div> : null}
    </>
  );
};

/** Removed by its own press. */
const Clear = ({ onPress }: { readonly onPress: () => void }) => (
  <div ref={useKeptFocus<HTMLDivElement>()} className={styles.clear}>
    <Button variant="tertiary" size="small" onPress={onPress}>
      {texts.clear}
    </Button>
  </div>
);
