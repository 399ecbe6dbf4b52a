/** Moves focus to the page's content: for when what had it goes away, such as a pressed 'Prøv igen'. */
export const focusContent = (): void => {
  document.getElementById('main-content')?.focus({ preventScroll: true });
};
