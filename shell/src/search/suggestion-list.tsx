import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Link } from 'shared/router';
import { Icon } from 'shared/ui/icon';
import { Tag } from 'shared/ui/tag';
import { iconOr } from '../menu/menu-icon.ts';
import type { Entry, EntryGroup } from './entries.ts';
import styles from './search-dialog.module.css';
import { searchTexts as texts } from './texts.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  /** Key of the entry that Enter selects. */
  readonly active: string | undefined;
  readonly onCompletion: (text: string) => void;
  /** Called when a link was followed on this page, not in another tab. */
  readonly onFollowed: () => void;
}

/** Element id of an entry, for `aria-activedescendant`. */
export const optionId = (listId: string, key: string | undefined): string | undefined =>
  key === undefined ? undefined : `${listId}-${key.replaceAll(/[^\w-]/g, '_')}`;

/** The results, in groups. Focus stays in the search field. */
export const SuggestionList = ({ id, groups, ...rest }: SuggestionListProps) => (
  <div role="listbox" id={id} className={styles.list} aria-label={texts.suggestions}>
    {groups.map(group => (
      <SuggestionGroup key={group.heading} listId={id} group={group} {...rest} />
    ))}
  </div>
);

type GroupProps = Omit<SuggestionListProps, 'id' | 'groups'> & {
  readonly listId: string;
  readonly group: EntryGroup;
};

const SuggestionGroup = ({ listId, group, active, ...rest }: GroupProps) => {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div role="presentation" id={headingId} className={styles.heading}>
        {group.heading}
      </div>
      {group.entries.map(entry => (
        <Option
          key={entry.key}
          id={optionId(listId, entry.key)}
          entry={entry}
          isActive={entry.key === active}
          {...rest}
        />
      ))}
    </div>
  );
};

interface OptionProps {
  readonly id: string | undefined;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onCompletion: (text: string) => void;
  readonly onFollowed: () => void;
}

const Option = ({ id, entry, isActive, onCompletion, onFollowed }: OptionProps) => {
  const element = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const option = {
    id,
    ref: element,
    role: 'option',
    'aria-selected': isActive,
    className: styles.option ?? '',
    tabIndex: -1,
  } as const;
  if ('completion' in entry)
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an option by the props above; keys are handled by the field, which has the focus
      <div
        {...option}
        onClick={() => {
          onCompletion(entry.completion);
        }}
      >
        <OptionText entry={entry} />
      </div>
    );
  return (
    <Link
      {...option}
      to={entry.href}
      onClick={(event: MouseEvent) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollowed();
      }}
    >
      <OptionText entry={entry} />
    </Link>
  );
};

const OptionText = ({ entry }: { readonly entry: Entry }) => (
  <>
    <Icon name={iconOr(entry.icon)} size="sm" />
    <span className={styles.texts}>
      <span className={styles.name}>{entry.title}</span>
      {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
    </span>
    {entry.tag === undefined ? null : (
      <span className={styles.tag}>
        <Tag>{entry.tag}</Tag>
      </span>
    )}
  </>
);
