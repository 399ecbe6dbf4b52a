import type { ClipboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import type { FieldTexts } from '../field/field.tsx';

/** Default debounce delay in milliseconds. */
const debounceMs = 300;

export interface LiveSearchFieldProps extends FieldTexts {
  /** The current search text from the address. */
  search: string;
  /** Called with the trimmed text when the user pauses typing, presses Enter or clears the field. */
  onSearch: (search: string) => void;
  /** Converts pasted text; return undefined to paste it unchanged. */
  convertPaste?: (text: string) => string | undefined;
  maxLength?: number;
  /** Debounce delay in milliseconds; 300 by default. */
  pauseMs?: number | undefined;
}

/**
 * A search field that searches while the user types. The address is the source of truth: when it changes from
 * elsewhere (back button, 'remove filters'), the field follows.
 */
export const LiveSearchField = (props: LiveSearchFieldProps) => {
  const { search, onSearch, convertPaste, maxLength = 200, pauseMs = debounceMs, ...texts } = props;
  /** `sent` has the field's own searches that have not reached the address, oldest first. */
  const [draft, setDraft] = useState({ text: search, basedOn: search, sent: [] as readonly string[] });
  const timer = useRef<number | undefined>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  // The draft applies until the address differs from both the text the draft started from and the texts it
  // sent. The field's own searches may reach the address one after the other and later than the next key press, and
  // that key press must not be lost. Once one has arrived, the draft is based on it, and any later change (including
  // back to the earlier text) comes from elsewhere.
  if (draft.basedOn !== search && draft.sent.includes(search))
    setDraft({ ...draft, basedOn: search, sent: draft.sent.slice(draft.sent.indexOf(search) + 1) });
  const isCurrent = draft.basedOn === search || draft.text.trim() === search;
  const text = isCurrent ? draft.text : search;

  // Going back to the earlier text must replace a search that the address does not have yet.
  const isPending = draft.basedOn === search && (draft.sent.at(-1) ?? search) !== search;
  const run = (typed: string) => {
    window.clearTimeout(timer.current);
    const next = typed.trim();
    if (next === search && !isPending) return;
    setDraft(current => ({ ...current, sent: [...current.sent, next] }));
    onSearch(next);
  };
  // The debounced search must use the address at that time: a filter may have changed in the meantime.
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  const change = (typed: string) => {
    // On an address from elsewhere nothing is pending.
    setDraft(({ basedOn, sent }) => ({
      text: typed,
      basedOn: search,
      sent: basedOn === search ? sent : [],
    }));
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
