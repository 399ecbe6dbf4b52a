import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../settings/portal-settings.ts';
import { contrast, tokensOf } from './contrast.ts';
import type { Scheme } from './contrast.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
/** What a theme says itself; the first one is the page's own. */
const blocks = brands.map((brand, index) => {
  const start = css.indexOf(`${index === 0 ? ':root' : `[data-theme='${brand}']`} {`);
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start));
});
const schemes: Scheme[] = ['light', 'dark'];
const states = ['success', 'warning', 'error', 'info', 'neutral'];

const textPairs = [
  ...['page', 'surface', 'sunken', 'hover'].flatMap(ground => [
    ['text', ground],
    ['text-muted', ground],
    ['accent', ground],
    ['error', ground],
  ]),
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-error', 'error'],
  ['on-error', 'error-strong'],
  ...states.flatMap(state => [
    [state, `${state}-soft`],
    [state, 'surface'],
    ['text', `${state}-soft`],
  ]),
];

const controlPairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
];

describe.each(brands)('theme %s', theme => {
  describe.each(schemes)('%s', scheme => {
    const tokens = tokensOf(css, theme, scheme);

    it.each(textPairs)('text %s on %s reaches 4.5', (ink = '', ground = '') => {
      expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controlPairs)('control %s on %s reaches 3', (ink = '', ground = '') => {
      expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
    });
  });
});

it('inks the icons of each theme in its own way (SHL-008)', () => {
  expect(new Set(blocks.map(block => /--icon-stroke: ([\d.]+)/.exec(block)?.[1])).size).toBe(3);
});

it('tells the themes apart by colour and corners, and sets them in one typeface (SHL-006, SHL-010)', () => {
  for (const token of ['--color-accent', '--color-page', '--radius-md']) {
    const values = blocks.map(block => new RegExp(`${token}: ([^;]+);`).exec(block)?.[1]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(3);
  }
  expect(css.match(/--font-family: [^;]+;/g)).toEqual([
    "--font-family: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;",
  ]);
});
