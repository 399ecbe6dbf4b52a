import { useRef } from 'react';
import { useLocation, useSearchParams } from 'shared/router';
import { useKeptQuery } from './kept-list.ts';
import type { ListParams } from './params.ts';

/** Kept in the history with an address that the person chose in a list: a plain one is then no opening of the list. */
export const chosenInList = { isChosenInList: true } as const;

/** What a person has chosen in a list, and the ways to change it. */
export interface List<Values> {
  readonly values: Values;
  /** A choice is a step one can go back from; what refines the page one is on is not (`replace`). */
  readonly change: (changes: Partial<Values>, history?: 'push' | 'replace') => void;
  /** What is typed in the search. */
  readonly search: (search: string) => void;
  /** What narrows the list, as one text: the scope of what is chosen in it (`useSelection`). */
  readonly filters: string;
  /** Takes the filters away; undefined where there are none to take away. */
  readonly clear: (() => void) | undefined;
}

/**
 * Reads and changes what the person has chosen in a list, as it stands in the page's URL.
 *
 * @param options `keepsRest`: the URL says other things as well, such as which record the list is of
 */
export const useList = <Values extends object>(
  params: ListParams<Values>,
  { keepsRest = false } = {},
): List<Values> => {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const chosen = useRef<{ readonly key: string; readonly values: Values }>(undefined);
  useKeptQuery();
  const values = params.read(query);
  // The router draws a new address when it has time: a choice made before that is made beside the one before it.
  const latest = (): Values => (chosen.current?.key === key ? chosen.current.values : values);
  const go = (next: Values, replace: boolean, turnsPage = false): void => {
    chosen.current = { key, values: next };
    // Another page is read from the top; for any other choice the list stays in sight.
    const options = { replace, preventScrollReset: !turnsPage, state: chosenInList };
    const rest = keepsRest ? params.rest(query) : [];
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
