import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** The remotes' current remote.json files, which no code of the shell imports. */
export const describedRemotes: readonly unknown[] = [
  'mfe-admins',
  'mfe-subscriptions',
  'mfe-billing',
  'mfe-profile',
].map(name => JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8')) as unknown);
