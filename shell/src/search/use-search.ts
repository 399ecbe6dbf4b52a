import { useEffect, useState, useSyncExternalStore } from 'react';
import { MIN_SEARCH_LENGTH, SEARCH_KINDS, type SearchKind } from 'shared/contracts/search';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { useMenuInput } from '../menu/use-menu-input.ts';
import { askedActions } from './action-words.ts';
import { entryGroups, shownKinds, type EntryGroup } from './entries.ts';
import { offeredActions } from './offered-actions.ts';
import { suggestionsQuery } from './suggestions.queries.ts';

/** Debounce time before the search runs, in milliseconds. */
const pauseMs = 300;

const isKnown = (kind: string | undefined): kind is SearchKind => SEARCH_KINDS.some(known => known === kind);

/** Words before a record's number, as the portal titles it: 'Faktura 70010001'. No record contains them. */
const recordWord =
  /^(?:abonnement|administrator|faktura|invitation|kontoudtog|kreditnota|kundenummer|ordre|rykker|slutfaktura)\s+/i;

/** The text without the word for the kind of record. */
const soughtIn = (text: string): string => {
  const sought = text.replace(recordWord, '');
  return sought.length >= MIN_SEARCH_LENGTH ? sought : text;
};

const watchNetwork = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export interface SearchState {
  readonly state: 'idle' | 'waiting' | 'failed' | 'offline' | 'ready';
  /** Also while waiting: entries that need no response, and results of the previous text. */
  readonly groups: readonly EntryGroup[];
  /** The text last searched for. */
  readonly searched: string;
  /** Searches at once, without debounce. */
  readonly searchNow: () => void;
  readonly retry: () => void;
}

/** Searches for the typed text, debounced. */
export const useSearch = (typed: string): SearchState => {
  const text = typed.trim();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSearched(text);
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [text]);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const menu = useMenuInput();
  const http = useHttp();
  const customerId = menu.customer.id;
  const isLongEnough = (searchText: string) => searchText.length >= MIN_SEARCH_LENGTH;

  const actionSearch = askedActions(searched, offeredActions(menu));
  const placeholderData = keepPreviousOf(customerId);
  const found = useQuery({
    ...suggestionsQuery(http, {
      customerId,
      text: soughtIn(searched),
      types: shownKinds(menu)
        .map(({ kind }) => kind)
        .filter(isKnown),
    }),
    placeholderData,
    enabled: isLongEnough(searched) && isLongEnough(text),
  });
  const objects = useQuery({
    ...suggestionsQuery(http, {
      customerId,
      text: actionSearch.object,
      types: [...new Set(actionSearch.actions.map(({ kind }) => kind).filter(isKnown))],
    }),
    placeholderData,
    enabled: isLongEnough(actionSearch.object) && isLongEnough(text),
  });

  const queries = [found, objects];
  const stateOf = (): SearchState['state'] => {
    if (!isLongEnough(text)) return 'idle';
    if (text !== searched || queries.some(({ isFetching }) => isFetching)) return 'waiting';
    if (!queries.some(({ isError }) => isError)) return 'ready';
    return isOnline ? 'failed' : 'offline';
  };
  return {
    state: stateOf(),
    groups: isLongEnough(text)
      ? entryGroups(menu, {
          text,
          sought: soughtIn(text),
          found: isLongEnough(searched) ? found.data : undefined,
          objects: isLongEnough(actionSearch.object) ? objects.data : undefined,
        })
      : [],
    searched,
    searchNow: () => {
      setSearched(text);
    },
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
};
