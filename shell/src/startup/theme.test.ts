import { applyTheme } from './theme.ts';

it.each(['localhost', 'selvbetjening.lyng.example', 'unknown.test'])(
  'uses the one brand that ships at %s (SHL-007, SHL-009)',
  hostname => {
    const html = document.createElement('html');
    applyTheme(html, hostname);
    expect(html.dataset['theme']).toBe('lyng');
  },
);

it('takes the brand of a host that has one of its own, and of no other (SHL-011)', () => {
  const html = document.createElement('html');
  const themes = { 'callme.example': 'callme', 'gammel.lyng.example': 'legacy' } as const;
  const themeAt = (hostname: string) => {
    applyTheme(html, hostname, themes);
    return html.dataset['theme'];
  };
  expect(themeAt('callme.example')).toBe('callme');
  expect(themeAt('gammel.lyng.example')).toBe('legacy');
  expect(themeAt('xcallme.example')).toBe('lyng');
});
