/**
 * Keeps the back button from showing what was on screen before sign-out. A page restored from the back/forward cache
 * would come back with its data rendered and its token in memory; ours is hidden when it enters the cache, and
 * reloaded, including sign-in, when it is restored.
 */
export const guardBackForwardCache = (reload: () => void): (() => void) => {
  const root = document.documentElement;
  const hide = (event: PageTransitionEvent): void => {
    if (event.persisted) root.hidden = true;
  };
  const reloadRestored = (event: PageTransitionEvent): void => {
    if (event.persisted) reload();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', reloadRestored);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', reloadRestored);
  };
};
