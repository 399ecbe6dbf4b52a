import { useState } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import { FilterChoices } from './filter-choices.tsx';
import type { FilterMenuProps } from './filter-choices.tsx';
import { filterTexts } from './texts.ts';
import styles from './filter-menu.module.css';

export type { FilterMenuProps, FilterOption } from './filter-choices.tsx';

/** Filters a list by several values of one kind. The list follows at once, so there is nothing to confirm. */
export const FilterMenu = ({ label, options, value, onChange }: FilterMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button variant="secondary-alternative" icon="filter">
        {value.length === 0 ? label : `${label} (${String(value.length)})`}
      </Button>
      {/* Without a Dialog in it the popover is the dialog, and its hidden close buttons are inside of it. */}
      <Popover className={cx(styles.popover)} placement="bottom start" aria-label={label}>
        <div className={styles.dialog}>
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
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                setIsOpen(false);
              }}
            >
              {filterTexts.apply}
            </Button>
          </div>
        </div>
      </Popover>
    </DialogTrigger>
  );
};
