/** Reloads the application from its root, which resets all state. */
export const reloadPortal = (): void => {
  window.location.assign('/selvbetjening/');
};
