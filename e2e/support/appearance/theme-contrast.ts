/**
 * Contrast in every theme and colour scheme from a single rendering. Each colour token gets a colour of its own, so that
 * the colours which axe measures name the tokens of a text and of its background. Their contrast is then computed for
 * each theme and scheme.
 */
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { everyRule, type Verdict } from './axe.ts';

export interface Colours {
  readonly theme: 'lyng' | 'callme' | 'legacy';
  readonly colorScheme: 'light' | 'dark';
}

interface MarkedTokens {
  /** Token by the colour that marks it. */
  readonly byMarker: ReadonlyMap<string, string>;
  /** Colours of the tokens by theme and scheme. */
  readonly themes: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Part of axe that its types leave out. */
interface ColourFunctions {
  readonly Color: new () => { parseHexString: (hex: string) => void };
  readonly getContrast: (background: unknown, foreground: unknown) => number;
}

declare global {
  interface Window {
    axe?: typeof Axe;
    markedTokens?: MarkedTokens;
  }
}

/** Gives each colour token of the page a colour of its own. */
export const markTokens = (page: Page, allColours: readonly Colours[]): Promise<void> =>
  page.evaluate(all => {
    const root = document.documentElement;
    const read = (): MarkedTokens => {
      const names = [...document.styleSheets]
        .filter(({ href }) => href === null || href.startsWith(location.origin))
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(rule => rule instanceof CSSStyleRule && rule.selectorText === ':root')
        .flatMap(rule => [...(rule as CSSStyleRule).style])
        .filter(name => name.startsWith('--color-'));
      const sample = root.appendChild(document.createElement('i'));
      const { theme: shown } = root.dataset;
      const themes = all.map(({ theme, colorScheme }) => {
        root.dataset['theme'] = theme;
        root.style.colorScheme = colorScheme;
        const colours = names.flatMap(name => {
          sample.style.color = `var(${name})`;
          const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(sample).color)?.slice(1);
          // A translucent colour is not marked.
          return channels === undefined
            ? []
            : [
                [
                  name,
                  `#${channels.map(each => Number(each).toString(16).padStart(2, '0')).join('')}`,
                ] as const,
              ];
        });
        return [`${theme}, ${colorScheme}`, new Map(colours)] as const;
      });
      sample.remove();
      root.style.colorScheme = '';
      if (shown === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = shown;
      const markers = [...(themes[0]?.[1].keys() ?? [])].map(
        (name, index) => [`#${(0x100000 + index * 0x020305).toString(16)}`, name] as const,
      );
      return { byMarker: new Map(markers), themes: new Map(themes) };
    };
    window.markedTokens ??= read();
    for (const [marker, name] of window.markedTokens.byMarker) root.style.setProperty(name, marker);
  }, allColours);

export const unmarkTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of window.markedTokens?.byMarker.values() ?? [])
      document.documentElement.style.removeProperty(name);
  });

interface MarkedVerdict extends Verdict {
  /** Texts whose colours are not tokens, such as translucent ones: to be measured in each theme. */
  unknown: number;
}

/** Runs all rules of axe, which is in the page. Undefined if the page has no tokens. */
export const judgeMarked = (page: Page): Promise<MarkedVerdict | undefined> =>
  page.evaluate(async chosen => {
    const { axe, markedTokens } = window;
    if (axe === undefined) throw new Error('axe did not start in this page.');
    if (markedTokens === undefined || markedTokens.byMarker.size === 0) return undefined;
    const { violations, passes } = await axe.run(document, {
      resultTypes: ['violations', 'passes'],
      // Selectors of all elements that pass would take as long as the rules.
      selectors: false,
      ...chosen,
    });
    const { Color, getContrast } = (axe.commons as unknown as { color: ColourFunctions }).color;
    const parsed = (hex: string) => {
      const colour = new Color();
      colour.parseHexString(hex);
      return colour;
    };
    let unknown = 0;
    const contrastFaults = new Set<string>();
    const measured = [...violations, ...passes].filter(({ id }) => id === 'color-contrast');
    for (const { any, html } of measured.flatMap(({ nodes }) => nodes)) {
      const data = any[0]?.data as { fgColor: string; bgColor: string; expectedContrastRatio: string };
      const text = markedTokens.byMarker.get(data.fgColor);
      const ground = markedTokens.byMarker.get(data.bgColor);
      if (text === undefined || ground === undefined) unknown += 1;
      else
        for (const [theme, colours] of markedTokens.themes) {
          const contrast = getContrast(parsed(colours.get(ground) ?? ''), parsed(colours.get(text) ?? ''));
          if (contrast < parseFloat(data.expectedContrastRatio))
            contrastFaults.add(
              `${theme}: ${text} on ${ground} has a contrast of ${contrast.toFixed(2)}: ${html}`,
            );
        }
    }
    // A link that is recognisable by its colour only.
    unknown += passes
      .filter(({ id }) => id === 'link-in-text-block')
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => !any.some(({ id }) => id === 'link-in-text-block-style')).length;
    return {
      faults: [
        ...contrastFaults,
        ...violations
          .filter(({ id }) => id !== 'color-contrast')
          .flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
          ),
      ],
      judged: violations.length + passes.length,
      unknown,
    };
  }, everyRule);
