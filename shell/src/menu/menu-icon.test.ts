import { iconOr } from './menu-icon.ts';

it.each([
  ['invoice', 'invoice'],
  ['no-such-icon', 'list'],
  ['', 'list'],
])('draws the icon %p as %s', (name, icon) => {
  expect(iconOr(name)).toBe(icon);
});
