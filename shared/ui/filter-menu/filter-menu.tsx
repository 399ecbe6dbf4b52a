import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { cx } from '../class-names.ts';
import { filterTexts } from './texts.ts';
import styles from './filter-menu.module.css';

export interface FilterOption {
  value: string;
  label: string;
  /** Rows that have it. */
  count?: number;
}

export interface FilterMenuProps {
  /** What is filtered by: 'Status'. */
  label: string;
  options: readonly FilterOption[];
  /** Chosen values; none means no filter. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Filters a list by several values of one kind. The list follows at once, so there is nothing to confirm. */
export const FilterMenu = ({ label, options, value, onChange }: FilterMenuProps) => (
  <DialogTrigger>
    <Button variant="secondary-alternative" icon="filter">
      {value.length === 0 ? label : `${label} (${String(value.length)})`}
    </Button>
    <Popover className={cx(styles.popover)} placement="bottom start">
      <Dialog className={cx(styles.dialog)} aria-label={label}>
        <div className={styles.options}>
          <CheckboxGroup
            label={label}
            hidesLabel
            value={value}
            onChange={onChange}
            options={options.map(option => ({
              value: option.value,
              label: (
                <span className={styles.option}>
                  {option.label}
                  {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
                </span>
              ),
            }))}
          />
        </div>
        <div className={styles.actions}>
          <Button
            variant="text"
            onPress={() => {
              onChange([]);
            }}
          >
            {filterTexts.clear}
          </Button>
          <Button variant="secondary" size="small" slot="close">
            {filterTexts.apply}
          </Button>
        </div>
      </Dialog>
    </Popover>
  </DialogTrigger>
);
