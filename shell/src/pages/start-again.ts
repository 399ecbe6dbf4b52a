/** Leaves the application and starts it anew: state that led to where the person is, is gone. */
export const startAgain = (): void => {
  window.location.assign('/selvbetjening/');
};
