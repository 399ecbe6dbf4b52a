/** The files to mutate: production code, without tests, build scripts and developer tools. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';

const left = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\/|^shared\/(?:build|ui\/gallery)\//;
const inPackages = /^(?:platform|shared|shell|mfe-[^/]+)\/.*\.tsx?$/;

export const isProduction = (file: string): boolean => inPackages.test(file) && !left.test(file);

const outside = /(?:^|\/)(?:node_modules|dist|\.[^/]+)(?:\/|$)/;

/** Every TypeScript file of the packages, tests included, with slashes. */
export const codeIn = (root: string): string[] =>
  globSync('{platform,shared,shell,mfe-*}/**/*.{ts,tsx}', { cwd: root, exclude: name => outside.test(name) })
    .map(file => file.replaceAll(path.sep, '/'))
    .sort();

/** The files named by the user, or inside a folder named by the user. */
export const namedFiles = (root: string, named: readonly string[], from: string): string[] => {
  const all = codeIn(root).filter(isProduction);
  const found = named.flatMap(name => {
    const below = path.relative(root, path.resolve(from, name)).replaceAll(path.sep, '/');
    if (!existsSync(path.join(root, below))) throw new UserFacingError(`${name} does not exist.`);
    const files = all.filter(file => file === below || file.startsWith(`${below}/`));
    if (files.length === 0)
      throw new UserFacingError(
        `${name} has nothing to mutate: it takes code of platform, shared, shell or a remote, and no tests, test helpers or build steps.`,
      );
    return files;
  });
  return [...new Set(found)];
};
