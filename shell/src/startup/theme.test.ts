import { applyTheme } from './theme.ts';

it.each(['localhost', 'selvbetjening.lyng.example', 'unknown.test'])(
  'uses the one brand that ships at %s (SHL-007, SHL-009)',
  hostname => {
    const html = document.createElement('html');
    applyTheme(html, hostname);
    expect(html.dataset['theme']).toBe('lyng');
  },
);
