/** Calls `act` whenever the network or the person comes back to the page; what it returns ends that. */
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
