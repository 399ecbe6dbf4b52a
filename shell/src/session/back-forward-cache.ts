/**
 * Keeps the browser's back button from showing what was on screen before signing out. A page that is put aside
 * whole would come back with its data drawn and its token in memory; ours is hidden when it is put aside, and loaded
 * anew, sign-in included, when it is taken out again.
 */
export const guardBackForwardCache = (reload: () => void): (() => void) => {
  const root = document.documentElement;
  const hide = (event: PageTransitionEvent): void => {
    if (event.persisted) root.hidden = true;
  };
  const loadAnew = (event: PageTransitionEvent): void => {
    if (event.persisted) reload();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', loadAnew);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', loadAnew);
  };
};
