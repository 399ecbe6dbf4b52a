import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DialogTrigger, Popover } from 'react-aria-components/Popover';
import { formatList } from '../../format/list.ts';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { FilterChoices } from './filter-choices.tsx';
import type { FilterMenuProps } from './filter-choices.tsx';
import { filterTexts } from './texts.ts';
import { usePageHidden } from './use-page-hidden.ts';
import styles from './filter-menu.module.css';

export type { FilterMenuProps, FilterOption } from './filter-choices.tsx';

interface FilterPanelProps extends FilterMenuProps {
  readonly popover: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const FilterPanel = ({ popover, onClose, ...choices }: FilterPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  usePageHidden(popover);
  // The library does so only for who presses a key.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.dialog} ref={panel} tabIndex={-1}>
      <FilterChoices {...choices} />
      <div className={styles.actions}>
        <Button
          variant="text"
          onPress={() => {
            choices.onChange([]);
          }}
        >
          {filterTexts.clear}
        </Button>
        <Button variant="secondary" size="small" onPress={onClose}>
          {filterTexts.close}
        </Button>
      </div>
    </div>
  );
};

/**
 * Of the library's popovers the one that closes by Escape and a press outside, is a dialog that holds the focus, and
 * leaves the page as it is: `usePageHidden` says why.
 */
const leavesPage = { isNonModal: true, trigger: 'SubmenuTrigger' };

/** What is chosen, in one line: `Status`, `Status: Forfalden`, `Status: Forfalden +4`. */
const chosenText = ({ label, options, value, isCounted }: FilterMenuProps): string => {
  const first = options.find(option => value.includes(option.value));
  if (value.length === 0) return label;
  if (isCounted === true || first === undefined) return `${label} (${String(value.length)})`;
  return `${label}: ${first.label}${value.length === 1 ? '' : ` +${String(value.length - 1)}`}`;
};

/** All that is chosen, where the line leaves some of it out: paper cannot be opened. */
const allText = ({ label, options, value, isCounted }: FilterMenuProps): string | undefined => {
  const chosen = options.filter(option => value.includes(option.value));
  if (value.length < 2 || isCounted === true || chosen.length < value.length) return undefined;
  return `${label}: ${formatList(chosen.map(option => option.label))}`;
};

/** Filters a list by several values of one kind. The list follows at once, so there is nothing to confirm. */
export const FilterMenu = (props: FilterMenuProps) => {
  const { label } = props;
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLElement>(null);
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={opens => {
        // In slices: on a slow telephone nothing else waits for it.
        startTransition(() => {
          setIsOpen(opens);
        });
      }}
    >
      <Button variant="secondary-alternative">
        <span
          className={styles.chosen}
          data-print={props.value.length > 0 && props.isCounted !== true ? 'text' : undefined}
          data-all={allText(props)}
        >
          <span>{chosenText(props)}</span>
        </span>
        <Icon name="chevron" />
      </Button>
      {/* A press outside closes, and does nothing else. */}
      {isOpen ? createPortal(<div className={styles.outside} />, document.body) : null}
      {/* Without a Dialog in it the popover is the dialog, and its hidden close button is inside of it. */}
      <Popover
        {...leavesPage}
        className={cx(styles.popover)}
        placement="bottom start"
        aria-label={label}
        ref={popover}
      >
        <FilterPanel
          {...props}
          popover={popover}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      </Popover>
    </DialogTrigger>
  );
};
