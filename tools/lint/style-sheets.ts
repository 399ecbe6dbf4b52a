import { globSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../portal/front-ends.ts';

/** Paths of all style sheets in the portal's sources. */
export const styleSheets = (): string[] =>
  globSync(
    ['shell/src', 'shared', 'mfe-*/src'].map(folder => `${folder}/**/*.css`),
    { cwd: repositoryRoot, exclude: file => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file) },
  ).map(file => path.join(repositoryRoot, file));
