/** @jest-environment node */
import path from 'node:path';
import { registryOf } from './single-bundle.ts';

it('has the menu and search actions of a remote before its code is loaded', () => {
  const [billing] = registryOf([path.join(__dirname, '../../mfe-billing')]).remotes;
  expect(billing?.menu).not.toHaveLength(0);
  expect(billing?.search?.actions.some(({ shortcut }) => shortcut)).toBe(true);
});
