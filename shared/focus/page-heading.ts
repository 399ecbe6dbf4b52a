import { pageHeadingId } from 'shared/ui/page-header';

/** Gives focus to the page's heading, where the page stands: for when what had focus goes, as a pressed button does. */
export const focusPageHeading = (): void => {
  document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
};
