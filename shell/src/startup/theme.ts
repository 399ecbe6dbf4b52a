/** The brand theme (SHL-006 to SHL-009), which the settings choose by the page's address. */
import type { Brand } from 'shared/settings/portal-settings';

/** Sets the theme's tokens and icon set for the whole page. */
export const applyTheme = (html: HTMLElement, brand: Brand): void => {
  html.dataset['theme'] = brand;
};
