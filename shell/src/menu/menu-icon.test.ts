import { iconOr } from './menu-icon.ts';

it.each([
  ['invoice', 'invoice'],
  ['no-such-icon', 'list'],
  ['', 'list'],
])('maps the icon %p to %s', (name, icon) => {
  expect(iconOr(name)).toBe(icon);
});
