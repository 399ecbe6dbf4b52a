/** Moves focus to the page's content, for when the focused element is removed, such as a pressed 'Prøv igen'. */
export const focusContent = (): void => {
  document.getElementById('main-content')?.focus({ preventScroll: true });
};
