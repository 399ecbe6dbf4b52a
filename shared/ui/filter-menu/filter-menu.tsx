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
  // The library only does this for keyboard users.
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
 * The library's popover type that closes on Escape and on a press outside, is a dialog with a focus trap, and
 * does not touch the rest of the page: see `usePageHidden`.
 */
const leavesPage = { isNonModal: true, trigger: 'SubmenuTrigger' };

/** The selection in one line: `Status`, `Status: Forfalden`, `Status: Forfalden +4`. */
const chosenText = ({ label, options, value, isCounted }: FilterMenuProps): string => {
  const first = options.find(option => value.includes(option.value));
  if (value.length === 0) return label;
  if (isCounted === true || first === undefined) return `${label} (${String(value.length)})`;
  return `${label}: ${first.label}${value.length === 1 ? '' : ` +${String(value.length - 1)}`}`;
};

/** The complete selection if the one-line text shortens it; for print, where the menu cannot be opened. */
const allText = ({ label, options, value, isCounted }: FilterMenuProps): string | undefined => {
  const chosen = options.filter(option => value.includes(option.value));
  if (value.length < 2 || isCounted === true || chosen.length < value.length) return undefined;
  return `${label}: ${formatList(chosen.map(option => option.label))}`;
};

/** Filters a list by several values of one property. Applies immediately, without confirmation. */
export const FilterMenu = (props: FilterMenuProps) => {
  const { label } = props;
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLElement>(null);
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={opens => {
        // Rendered in slices, to keep slow phones responsive.
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
      {/* A press outside only closes the menu. */}
      {isOpen ? createPortal(<div className={styles.outside} />, document.body) : null}
      {/* Without a Dialog inside, the popover itself is the dialog and contains the hidden close button. */}
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
