/** @jest-environment node */
import path from 'node:path';
import { registryOf } from './single-bundle.ts';

it('draws all that the federated portal draws of a remote before its code is there', () => {
  const [billing] = registryOf([path.join(__dirname, '../../mfe-billing')]).remotes;
  expect(billing?.menu).not.toHaveLength(0);
  expect(billing?.search?.actions.some(({ shortcut }) => shortcut)).toBe(true);
});
