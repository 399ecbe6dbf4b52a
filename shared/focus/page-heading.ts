import { pageHeadingId } from 'shared/ui/page-header';

/**
 * Focuses the page's heading without scrolling. Use it when the focused element is removed, such as a pressed
 * button.
 */
export const focusPageHeading = (): void => {
  document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
};
