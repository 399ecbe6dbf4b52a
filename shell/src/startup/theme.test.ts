import { applyTheme } from './theme.ts';

it.each(['lyng', 'callme', 'legacy'] as const)(
  'puts the brand that the settings choose on the page: %s (SHL-007, SHL-009, SHL-011)',
  brand => {
    const html = document.createElement('html');
    applyTheme(html, brand);
    expect(html.dataset['theme']).toBe(brand);
  },
);
