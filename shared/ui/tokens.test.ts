import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../settings/portal-settings.ts';
import { contrast, tokensOf } from './contrast.ts';
import type { Scheme } from './contrast.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
/** The tokens that each theme defines; the first theme is the default of the page. */
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

    it.each(textPairs)('has a contrast of 4.5 for text %s on %s', (ink = '', ground = '') => {
      expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controlPairs)('has a contrast of 3 for control %s on %s', (ink = '', ground = '') => {
      expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
    });
  });
});

it('has the same sizes in every theme: the browser suite checks them in one theme only', () => {
  const ofThemes = blocks
    .slice(1)
    .flatMap(block => [...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  expect(ofThemes.length).toBeGreaterThan(20);
  expect(ofThemes.filter(name => !/^(?:color|radius|icon)-/.test(name ?? ''))).toEqual([]);
});

it('draws the icons of each theme with another stroke width (SHL-008)', () => {
  expect(new Set(blocks.map(block => /--icon-stroke: ([\d.]+)/.exec(block)?.[1])).size).toBe(3);
});

it('has other colours and corners per theme, but one typeface (SHL-006, SHL-010)', () => {
  for (const token of ['--color-accent', '--color-page', '--radius-md']) {
    const values = blocks.map(block => new RegExp(`${token}: ([^;]+);`).exec(block)?.[1]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(3);
  }
  expect(css.match(/--font-family: [^;]+;/g)).toEqual([
    "--font-family: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;",
  ]);
});
