/** Shortcuts to the most used actions. The areas declare them among their search actions. */
import type { SearchAction } from 'shared/remote/registry';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Icon } from 'shared/ui/icon';
import { Link } from 'shared/ui/link';
import { useWaysOn } from 'shared/ui/ways-on';
import { iconOr } from '../../menu/menu-icon.ts';
import { useMenuInput } from '../../menu/use-menu-input.ts';
import { shortcutsOf } from '../../search/entries.ts';
import styles from './shortcuts.module.css';
import { shortcutsTexts as texts } from './shortcuts-texts.ts';

interface ShortcutsProps {
  readonly actions: readonly SearchAction[];
}

export const Shortcuts = ({ actions }: ShortcutsProps) => {
  const shortcuts = shortcutsOf(useMenuInput(), actions);
  const waysOn = useWaysOn();
  if (shortcuts.length === 0) return null;
  return (
    <Card title={texts.heading}>
      <ul role="list" className={styles.list}>
        {shortcuts.map(entry => (
          <li key={entry.key} className={styles.shortcut}>
            <Icon name={iconOr(entry.icon)} size="sm" />
            {'href' in entry ? (
              <Link href={entry.href} variant="standalone">
                {entry.title}
              </Link>
            ) : (
              <Button
                variant="text"
                aria-haspopup="dialog"
                onPress={() => {
                  waysOn?.search(entry.completion);
                }}
              >
                {entry.title}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
