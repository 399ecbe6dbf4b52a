/** Preloads the targets of links within an element while it is mounted. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useHref } from 'shared/router';
import { useSession } from 'shared/session';
import { isOpenTo } from './menu-items.ts';
import { useMenuInput } from './use-menu-input.ts';
import { usePortal } from '../portal/portal.ts';
import { watchIntent } from '../preload/watch-intent.ts';

/** Use it on links to other areas, such as the menu; links to the current page and to other customers are ignored. */
export const usePreloadOnIntent = (area: RefObject<HTMLElement | null>): void => {
  const { preloadPage } = usePortal();
  const menu = useMenuInput();
  const { customer } = useCurrentCustomer();
  const ofCustomer = useHref(`/${customer.id}/`);
  const ports = { http: useHttp(), queryClient: useQueryClient(), customer, session: useSession() };

  const onIntent = useEffectEvent(({ origin, pathname, search }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || !pathname.startsWith(ofCustomer)) return;
    const path = `/${customer.id}/${pathname.slice(ofCustomer.length)}`;
    if (path !== menu.pathname && isOpenTo(path, menu)) void preloadPage(path + search, ports);
  });

  useEffect(() => {
    if (area.current)
      return watchIntent(area.current, link => {
        onIntent(link);
      });
  }, [area]);
};
