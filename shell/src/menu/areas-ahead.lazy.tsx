/**
 * Prefetches the first pages of the menu's areas into the browser's cache, one after the other, without executing them.
 * Starts after the page has made no requests for a while; stops when it makes one or the user navigates.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared/query';
import { usePortal } from '../portal/portal.ts';
import { mayFetchAhead } from '../preload/preload-page.ts';
import { menuItemsOf } from './menu-items.ts';
import { useMenuInput } from './use-menu-input.ts';

const restMs = 1_000;
/** Maximum number of areas, whatever the menu has: a few hundred kB in all. */
const most = 8;

/** Whether data or an area's code is loading. */
const useIsAsking = (): boolean => {
  const { loader, registry } = usePortal();
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = [loader.subscribe(tell), queryClient.getQueryCache().subscribe(tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [loader, queryClient],
  );
  const isLoading = ({ id }: { readonly id: string }): boolean =>
    ['loading', 'slow'].includes(loader.stateOf(id).state);
  return useSyncExternalStore(
    subscribe,
    () => queryClient.isFetching() > 0 || registry.registry.remotes.some(isLoading),
  );
};

export const AreasAhead = () => {
  const { loader } = usePortal();
  const menu = useMenuInput();
  const { pathname } = menu;
  const isAsking = useIsAsking();
  const owners = menuItemsOf(menu).pages.map(
    ({ href }) => loader.ownerOf(href.split('/')[2] ?? '')?.id ?? [],
  );
  const areas = [...new Set(owners.flat())].slice(0, most).join(' ');

  useEffect(() => {
    if (isAsking || areas === '') return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const bring = async (): Promise<void> => {
      for (const id of areas.split(' '))
        if (!signal.aborted && mayFetchAhead()) await loader.fetchAhead(id, signal);
    };
    const timer = setTimeout(() => void bring(), restMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [loader, areas, isAsking, pathname]);

  return null;
};
