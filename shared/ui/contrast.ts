/**
 * Contrast calculation for design tokens, used by the test of every theme's legibility. Source: WCAG 2.2,
 * relative luminance and contrast ratio.
 */

/** The two colour schemes each theme has. */
export type Scheme = 'light' | 'dark';

const declaration = /--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

const block = (css: string, selector: string): string => {
  const start = css.indexOf(`${selector} {`);
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start));
};

/** Resolved colours of a theme and scheme: token name without `--color-` → `#rrggbb`. */
export const tokensOf = (css: string, theme: string, scheme: Scheme): Record<string, string> => {
  const rules = block(css, ':root') + block(css, `[data-theme='${theme}']`);
  const found = [...rules.matchAll(declaration)];
  return Object.fromEntries(
    found.map(([, name = '', light = '', dark = '']) => [name, scheme === 'light' ? light : dark]),
  );
};

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};
