/** Reloads the application from its root, which resets all state. */
export const startAgain = (): void => {
  window.location.assign('/selvbetjening/');
};
