/** The surface of this portal: the modules that the shell hands to remotes, and what both agree on beside them. */
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { ownRequests } from 'shared/build/shared-modules.ts';
import { repositoryRoot } from '../portal/front-ends.ts';
import { surfaceOf } from './surface.ts';

const shared = path.join(repositoryRoot, 'shared');
const fromTools = createRequire(import.meta.url);
const fromShared = createRequire(path.join(shared, 'package.json'));

/** Every module of ours that exists once on the page, as a remote asks for it. */
const runtimeModules: readonly string[] = ownRequests();

/** Copied into each remote, and still agreed: the module's shape, marks on routes, errors that cross the border. */
const agreed = [
  'shared/remote',
  'shared/remote/overlay',
  'shared/remote/preload',
  'shared/errors/portal-error',
];

const libraries = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

const majorOf = (library: string): string => {
  const { version } = JSON.parse(readFileSync(fromShared.resolve(`${library}/package.json`), 'utf8')) as {
    version: string;
  };
  return version.split('.')[0] ?? '';
};

const compilerOptions = (): ts.CompilerOptions => {
  const file = path.join(repositoryRoot, 'tsconfig.browser.json');
  const { config } = ts.readConfigFile(file, name => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, repositoryRoot)
    .options;
};

/** Lines of the surface as the sources have it now. Takes some seconds: the types of all of `shared` are read. */
export const portalSurface = (): string[] => {
  const modules = [...runtimeModules, ...agreed].map(request => ({
    request,
    file: realpathSync(fromTools.resolve(request)),
  }));
  // The version of the contract is what is compared against, not part of what is compared.
  const lines = surfaceOf(modules, shared, compilerOptions()).filter(
    line => !line.startsWith('shared/remote contractVersion: '),
  );
  return [...libraries.map(library => `${library} ${majorOf(library)}`), ...lines];
};
