/** What people come for most, one press away. Which those are, areas declare with their actions of the search. */
import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Icon } from 'shared/ui/icon';
import { Link } from 'shared/ui/link';
import { iconOr } from '../../menu/menu-icon.ts';
import { useMenuInput } from '../../menu/use-menu-input.ts';
import { shortcutsOf } from '../../search/entries.ts';
import { SearchDialog } from '../../search/search-dialog.lazy.tsx';
import styles from './shortcuts.module.css';
import { shortcutsTexts as texts } from './shortcuts-texts.ts';

export const Shortcuts = () => {
  const shortcuts = shortcutsOf(useMenuInput());
  /** What the search is opened with; it is closed while undefined. */
  const [asked, setAsked] = useState<string>();
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
                  setAsked(entry.completion);
                }}
              >
                {entry.title}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked === undefined ? null : (
        <SearchDialog
          text={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </Card>
  );
};
