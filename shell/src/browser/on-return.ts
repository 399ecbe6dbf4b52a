/**
 * Calls `act` whenever the network comes back or the page becomes visible again; returns the function to unsubscribe.
 */
export const onReturn = (act: () => void): (() => void) => {
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') act();
  };
  window.addEventListener('online', act);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    window.removeEventListener('online', act);
    document.removeEventListener('visibilitychange', whenVisible);
  };
};
