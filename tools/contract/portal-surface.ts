/**
 * The contract of this portal: the modules that the shell provides to remotes, and the other modules that both must
 * agree on.
 */
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

/** Every shared singleton module of this repository, by the name that remotes import. */
const runtimeModules: readonly string[] = ownRequests();

/**
 * Bundled into each remote, but still part of the contract: the module's type, route markers, and errors that pass
 * between shell and remotes.
 */
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

/** Lines of the contract for the current sources. Takes a few seconds: it type-checks all of `shared`. */
export const portalSurface = (): string[] => {
  const modules = [...runtimeModules, ...agreed].map(request => ({
    request,
    file: realpathSync(fromTools.resolve(request)),
  }));
  // The contract's version is compared separately.
  const lines = surfaceOf(modules, shared, compilerOptions()).filter(
    line => !line.startsWith('shared/remote contractVersion: '),
  );
  return [...libraries.map(library => `${library} ${majorOf(library)}`), ...lines];
};
