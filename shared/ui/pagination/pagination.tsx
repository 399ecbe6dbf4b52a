import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon.tsx';
import { Select } from '../select/select.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { pageSteps } from './pages.ts';
import { paginationTexts as texts } from './texts.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, 1-based. */
  page: number;
  pageSize: number;
  /** Total number of rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Page sizes the user can choose from; changing the size resets the page to 1. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** Shows the row range below a table, with links to other pages. */
export const Pagination = ({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes = [10, 25, 50, 100],
  onPageSizeChange,
}: PaginationProps) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <div className={styles.pagination}>
      <p className={styles.shown} role="status">
        {texts.shown(first, Math.min(page * pageSize, total), total)}
      </p>
      {last === 1 ? null : (
        <nav className={styles.pages} aria-label={texts.label}>
          {page > 1 ? (
            <Step label={texts.previous} icon="arrow-left" target={page - 1} onPageChange={onPageChange} />
          ) : null}
          {pageSteps(page, last).map((step, index) =>
            step === 'gap' ? (
              <span className={styles.gap} key={`gap-${String(index)}`}>
                …
              </span>
            ) : (
              <button
                className={styles.page}
                key={step}
                type="button"
                aria-label={texts.page(step)}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => {
                  onPageChange(step);
                }}
              >
                {step}
              </button>
            ),
          )}
          {page < last ? (
            <Step label={texts.next} icon="arrow-right" target={page + 1} onPageChange={onPageChange} />
          ) : null}
        </nav>
      )}
      {onPageSizeChange === undefined ? null : (
        <div className={styles.size}>
          <Select
            label={texts.pageSize}
            value={String(pageSize)}
            options={pageSizes.map(size => ({ value: String(size), label: String(size) }))}
            onChange={event => {
              onPageSizeChange(Number(event.target.value));
            }}
          />
        </div>
      )}
    </div>
  );
};

interface StepProps {
  label: string;
  icon: IconName;
  target: number;
  onPageChange: (page: number) => void;
}

/** Removed by its own press on the last page but one. */
const Step = ({ label, icon, target, onPageChange }: StepProps) => (
  <Button
    ref={useKeptFocus<HTMLButtonElement>()}
    variant="icon"
    size="small"
    icon={icon}
    aria-label={label}
    onPress={() => {
      onPageChange(target);
    }}
  />
);
