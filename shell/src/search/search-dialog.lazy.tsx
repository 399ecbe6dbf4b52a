/** The search across areas: a field, with results as the user types. Loaded when first opened. */
import { useId, useState, type KeyboardEvent } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import { ModalPanel } from 'shared/ui/modal-panel';
import styles from './search-dialog.module.css';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { searchTexts as texts } from './texts.ts';
import { useSearch, type SearchState } from './use-search.ts';

interface SearchDialogProps {
  /** Initial search text. */
  readonly text: string;
  readonly onClose: () => void;
}

export const SearchDialog = ({ text, onClose }: SearchDialogProps) => (
  <ModalPanel label={texts.title} onClose={onClose}>
    <SearchBox text={text} onClose={onClose} />
  </ModalPanel>
);

const SearchBox = ({ text: begin, onClose }: SearchDialogProps) => {
  const listId = useId();
  const [text, setText] = useState(begin);
  const [chosen, setChosen] = useState<string>();
  const search = useSearch(text);
  const keys = search.groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  const active = keys.find(key => key === chosen) ?? keys[0];

  const type = (typed: string) => {
    setText(typed);
    setChosen(undefined);
  };
  const move = (steps: number) => {
    const at = keys.indexOf(active ?? '') + steps;
    setChosen(keys[(at + keys.length) % keys.length]);
  };
  const choose = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    // The results are of an earlier text: on Enter, search for the current one first.
    if (search.state === 'waiting') {
      search.searchNow();
      return;
    }
    const option = document.getElementById(optionId(listId, active) ?? '');
    option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(event);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" size="sm" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={texts.title}
          aria-expanded={keys.length > 0}
          aria-controls={keys.length > 0 ? listId : undefined}
          aria-activedescendant={optionId(listId, active)}
          aria-autocomplete="list"
          placeholder={texts.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          value={text}
          onChange={event => {
            type(event.target.value);
          }}
          onKeyDown={press}
        />
        <Button variant="icon" size="small" icon="close" aria-label={texts.close} onPress={onClose} />
      </div>
      <div className={styles.results}>
        <Notice search={search} text={text.trim()} count={keys.length} />
        {keys.length === 0 ? null : (
          <SuggestionList
            id={listId}
            groups={search.groups}
            active={active}
            onFollowed={onClose}
            onCompletion={completion => {
              type(completion);
              document.querySelector<HTMLInputElement>(`[aria-controls="${CSS.escape(listId)}"]`)?.focus();
            }}
          />
        )}
      </div>
      <p className={styles.keys}>{texts.keys}</p>
    </>
  );
};

interface NoticeProps {
  readonly search: SearchState;
  readonly text: string;
  readonly count: number;
}

/** The state of the search, also announced to screen readers. */
const Notice = ({ search, text, count }: NoticeProps) => (
  <div
    role="status"
    className={styles.notice}
    data-hidden={(search.state === 'ready' && count > 0) || undefined}
  >
    {search.state === 'idle' ? <p>{texts.help}</p> : null}
    {search.state === 'waiting' ? <p>{texts.waiting}</p> : null}
    {search.state === 'offline' ? <AttentionBox variant="warning">{texts.offline}</AttentionBox> : null}
    {search.state === 'failed' ? (
      <AttentionBox variant="error">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onPress={search.retry}>
          {texts.retry}
        </Button>
      </AttentionBox>
    ) : null}
    {search.state === 'ready' && count > 0 ? <p>{texts.count(count)}</p> : null}
    {search.state === 'ready' && count === 0 ? (
      <>
        <p className={styles.none}>{texts.none(text)}</p>
        <p>{texts.noneHelp}</p>
      </>
    ) : null}
  </div>
);
