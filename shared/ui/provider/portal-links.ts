/**
 * Navigation of the UI kit's links: through the shell's router if there is one, otherwise as native links.
 */
import { createContext, use, type MouseEvent } from 'react';

export interface PortalRouter {
  /** Navigates to a portal path. */
  readonly navigate: (to: string) => void;
  /** Converts a portal path to the href in the browser. */
  readonly useHref: (to: string) => string;
}

export const PortalRouterContext = createContext<PortalRouter | undefined>(undefined);

/** A press that the browser handles itself: new tab or window, download, or external link. */
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

/** Attributes for an `a` element that links to a portal path or another site. */
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
