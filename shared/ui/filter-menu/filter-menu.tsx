import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import { FilterChoices } from './filter-choices.tsx';
import type { FilterMenuProps } from './filter-choices.tsx';
import { filterTexts } from './texts.ts';
import styles from './filter-menu.module.css';

export type { FilterMenuProps, FilterOption } from './filter-choices.tsx';

/** Filters a list by several values of one kind. The list follows at once, so there is nothing to confirm. */
export const FilterMenu = ({ label, options, value, onChange }: FilterMenuProps) => (
  <DialogTrigger>
    <Button variant="secondary-alternative" icon="filter">
      {value.length === 0 ? label : `${label} (${String(value.length)})`}
    </Button>
    <Popover className={cx(styles.popover)} placement="bottom start">
      <Dialog className={cx(styles.dialog)} aria-label={label}>
        <FilterChoices {...{ label, options, value, onChange }} />
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
