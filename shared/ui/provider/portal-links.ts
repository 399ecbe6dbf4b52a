/** How the links of the kit find their way: by the router that the shell supplies, and as native links without one. */
import { createContext, use, type MouseEvent } from 'react';

export interface PortalRouter {
  /** Goes to an address of the portal. */
  readonly navigate: (to: string) => void;
  /** Answers what the browser sees in place of an address of the portal. */
  readonly useHref: (to: string) => string;
}

export const PortalRouterContext = createContext<PortalRouter | undefined>(undefined);

/** A press that the browser carries out by itself: into another tab or window, to a file, or away from the portal. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, origin } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  return (
    hasModifier ||
    event.defaultPrevented ||
    !['', '_self'].includes(target) ||
    origin !== window.location.origin ||
    event.currentTarget.hasAttribute('download')
  );
};

const asItIs = (to: string): string => to;

/** Attributes of an `a` that leads to an address of the portal, or to another site. */
export const useLinkTo = (to: string) => {
  const router = use(PortalRouterContext);
  const useHref = router?.useHref ?? asItIs;
  const href = useHref(to);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (router === undefined || isForBrowser(event)) return;
    event.preventDefault();
    router.navigate(to);
  };
  return { href, onClick };
};
