import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'shared/router';
import { useKeptQuery } from './kept-list.ts';
import type { ListParams } from './params.ts';

/**
 * History state of an address that the user selected within a list: distinguishes a plain address from
 * opening the list.
 */
export const chosenInList = { isChosenInList: true } as const;

/** The state of a list, and functions to change it. */
export interface List<Values> {
  readonly values: Values;
  /** By default a change adds a history entry; use `replace` for refinements of the current page. */
  readonly change: (changes: Partial<Values>, history?: 'push' | 'replace') => void;
  /** Sets the search text. */
  readonly search: (search: string) => void;
  /** All filters as one string: the scope of the selection (`useSelection`). */
  readonly filters: string;
  /** Clears the filters; undefined if none are set. */
  readonly clear: (() => void) | undefined;
}

/**
 * Reads and changes the state of a list in the page's URL.
 *
 * @param options `keepsOtherParams`: keeps other query parameters, such as the record that the list belongs to
 */
export const useList = <Values extends object>(
  params: ListParams<Values>,
  { keepsOtherParams = false } = {},
): List<Values> => {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  useKeptQuery();
  const values = params.read(query);
  // The router renders a new address with a delay, each of several with its own: a change must include the earlier
  // ones that are still pending, oldest first.
  const pending = useRef<readonly Values[]>([]);
  const rendered = useRef(values);
  const noteRendered = useEffectEvent(() => {
    rendered.current = values;
    const address = params.write(values).toString();
    const place = pending.current.findLastIndex(each => params.write(each).toString() === address);
    // An unknown address comes from elsewhere, such as the back button, and replaces what was pending.
    if (place === -1 || place === pending.current.length - 1) pending.current = [];
  });
  useLayoutEffect(() => {
    noteRendered();
  }, [key]);
  const latest = (): Values => pending.current.at(-1) ?? rendered.current;
  const go = (next: Values, replace: boolean, turnsPage = false): void => {
    pending.current = [...pending.current, next];
    // Only a new page scrolls to the top; other changes keep the list in view.
    const options = { replace, preventScrollReset: !turnsPage, state: chosenInList };
    const rest = keepsOtherParams ? params.rest(query) : [];
    setQuery(new URLSearchParams([...rest, ...params.write(next)] as [string, string][]), options);
  };
  const change = (changes: Partial<Values>, history: 'push' | 'replace' = 'push'): void => {
    go(params.changed(latest(), changes), history === 'replace', Object.keys(changes).join() === 'page');
  };
  return {
    values,
    change,
    search: search => {
      change({ search } as unknown as Partial<Values>, 'replace');
    },
    filters: params.filters(values),
    clear: params.isNarrowed(values)
      ? () => {
          go(params.cleared(latest()), false);
        }
      : undefined,
  };
};
