/** The brand theme (SHL-006 to SHL-009). One brand ships; the others are chosen by the page address. */

/** Closed list of themes; `lyng` is the default and needs no attribute. */
export type Theme = 'lyng' | 'callme' | 'legacy';

/** Themes by host, where a host has one of its own. */
const themeOfHost: Readonly<Record<string, Theme>> = {};

/** Sets the theme's tokens and icon set for the whole page. `themes` is there for tests (SHL-011). */
export const applyTheme = (
  html: HTMLElement,
  hostname: string,
  themes: Readonly<Record<string, Theme>> = themeOfHost,
): void => {
  html.dataset['theme'] = themes[hostname] ?? 'lyng';
};
