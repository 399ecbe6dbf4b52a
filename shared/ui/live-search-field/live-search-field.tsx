import type { ClipboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import type { FieldTexts } from '../field/field.tsx';

/** How long a person stops typing before the search runs, unless the page knows better. */
const debounceMs = 300;

export interface LiveSearchFieldProps extends FieldTexts {
  /** What is searched for now, as it stands in the address. */
  search: string;
  /** The person stopped typing for a moment, pressed Enter or cleared the field. The text is trimmed. */
  onSearch: (search: string) => void;
  /** What a paste becomes; undefined pastes it as it is. */
  convertPaste?: (text: string) => string | undefined;
  maxLength?: number;
  /** Milliseconds of rest before the search runs; 300 by default. */
  pauseMs?: number | undefined;
}

/**
 * Search that runs while one types. The address stays in charge: when it changes from elsewhere (back,
 * 'remove filters') the field follows.
 */
export const LiveSearchField = (props: LiveSearchFieldProps) => {
  const { search, onSearch, convertPaste, maxLength = 200, pauseMs = debounceMs, ...texts } = props;
  const [draft, setDraft] = useState({ text: search, basedOn: search, sent: search });
  const timer = useRef<number | undefined>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  // The draft counts until the address says something else than what it grew from or what it led to.
  // The field's own search may arrive there only after the next key was pressed: that key must not be lost.
  // Once it is there the draft grows from it: what comes after, also the way back to before, is from elsewhere.
  if (draft.sent === search && draft.basedOn !== search) setDraft({ ...draft, basedOn: search });
  const isCurrent = draft.basedOn === search || draft.sent === search || draft.text.trim() === search;
  const text = isCurrent ? draft.text : search;

  const run = (typed: string) => {
    window.clearTimeout(timer.current);
    if (typed.trim() === search) return;
    setDraft(current => ({ ...current, sent: typed.trim() }));
    onSearch(typed.trim());
  };
  // What the pause ends in must see the address as it is then: a filter may have been chosen meanwhile.
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  const change = (typed: string) => {
    setDraft(current => ({ ...current, text: typed, basedOn: search }));
    window.clearTimeout(timer.current);
    if (typed === '') run(typed);
    else
      timer.current = window.setTimeout(() => {
        latestRun.current(typed);
      }, pauseMs);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target;
    const converted = convertPaste?.(event.clipboardData.getData('text/plain'));
    if (converted === undefined || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const start = field.selectionStart ?? text.length;
    const end = field.selectionEnd ?? text.length;
    change((text.slice(0, start) + converted + text.slice(end)).slice(0, maxLength));
  };

  return (
    <div onPaste={paste}>
      <SearchField {...texts} maxLength={maxLength} value={text} onChange={change} onSubmit={run} />
    </div>
  );
};
