import { applyTheme } from './theme.ts';

it.each(['lyng', 'callme', 'legacy'] as const)('applies the brand %s', brand => {
  const html = document.createElement('html');
  applyTheme(html, brand);
  expect(html.dataset['theme']).toBe(brand);
});
