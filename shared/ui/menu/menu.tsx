import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu';
import { cx } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  tone?: 'default' | 'destructive';
  /** Link to a page; without it the menu's `onAction` is called. */
  href?: string;
  /** Why the entry is not available; shown below its label. */
  disabledReason?: string | undefined;
}

export interface MenuProps {
  /** Text of the button, or its accessible name if it only shows the `icon`. */
  label: string;
  entries: readonly MenuEntry[];
  /** Receives the id of the chosen entry. */
  onAction?: (id: string) => void;
  /** `more` (three dots) without a label by default; set `variant` to show the label. */
  icon?: IconName;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Less common actions, behind a button. Blocked entries stay visible with their reason. */
export const Menu = ({ label, entries, onAction, icon = 'more', variant = 'icon', size }: MenuProps) => {
  const isIconOnly = variant === 'icon' || variant === 'icon-white';
  return (
    <MenuTrigger>
      <Button
        variant={variant}
        icon={icon}
        {...(size === undefined ? {} : { size })}
        {...(isIconOnly ? { 'aria-label': label } : {})}
      >
        {isIconOnly ? null : label}
      </Button>
      <Popover className={cx(styles.popover)} placement="bottom end">
        <AriaMenu
          className={cx(styles.menu)}
          aria-label={label}
          items={entries}
          disabledKeys={entries.filter(entry => entry.disabledReason !== undefined).map(entry => entry.id)}
          onAction={key => {
            onAction?.(String(key));
          }}
        >
          {entry => (
            <MenuItem
              className={cx(styles.item)}
              textValue={entry.label}
              data-tone={entry.tone}
              {...(entry.href === undefined ? {} : { href: entry.href })}
            >
              {entry.icon === undefined ? null : <Icon name={entry.icon} size="sm" />}
              {/* The reason is part of the accessible name, so that it matches the visible text (WCAG 2.5.3). */}
              <Text className={cx(styles.texts)} slot="label">
                {entry.label}
                {entry.disabledReason === undefined ? null : (
                  <span className={styles.reason}> {entry.disabledReason}</span>
                )}
              </Text>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
};
