/**
 * The one list of modules that exist once on the page, whoever asks for them.
 *
 * Host and remotes are built apart, so both sides read this list: the host provides every entry, a remote
 * consumes it and brings no copy of its own. A remote that needs a version the host does not have is
 * refused alone (`strictVersion`), it never runs against a wrong one.
 *
 * A library with React context is shared through one thin module of ours (`shared/router`,
 * `shared/query`): sharing the library itself would switch its tree-shaking off.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const versionOf = (request: string): string =>
  (JSON.parse(readFileSync(require.resolve(request), 'utf8')) as { version: string }).version;

/** Requests that end with a slash cover every module below them. */
const reactRequests = ['react', 'react/', 'react-dom', 'react-dom/'] as const;

const portRequests = [
  'shared/customers',
  'shared/http',
  'shared/query',
  'shared/router',
  'shared/session',
  'shared/toasts',
  'shared/toggles',
] as const;

const kit = new URL('../ui/', import.meta.url);

const componentRequests = (): string[] =>
  readdirSync(kit)
    .filter(name => existsSync(new URL(`${name}/${name}.tsx`, kit)))
    .map(name => `shared/ui/${name}`);

interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version: string;
  import?: false;
  eager?: true;
}

const caretOfMajor = (version: string): string => `^${version.split('.')[0] ?? '0'}.0.0`;

interface SharingOptions {
  /** Components of the kit that the host's first page needs. */
  readonly firstComponents?: readonly string[];
  /** What a remote's remote.json asks for: the range that both the shell and the federation runtime compare. */
  readonly contract?: string;
}

type Part = 'consumed' | 'eager' | 'lazy';

const entry = (version: string, requiredVersion: string, part: Part): SharedEntry => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  version,
  ...(part === 'consumed' ? { import: false as const } : {}),
  ...(part === 'eager' ? { eager: true as const } : {}),
});

/**
 * Shared modules in the form module federation takes them.
 *
 * `host` provides all of them, `remote` consumes what the host provides.
 *
 * What the host needs for its first page anyway (React, the ports and `firstComponents` of the kit) is part of
 * its entry: as chunks of their own they were forty small requests. The rest of the kit is fetched on demand.
 */
export const sharedModules = (
  role: 'host' | 'remote',
  { firstComponents = [], contract }: SharingOptions = {},
): Record<string, SharedEntry> => {
  const react = versionOf('react/package.json');
  const own = versionOf('../package.json');
  const asksFor = contract ?? `^${own}`;
  const [first, others]: [Part, Part] = role === 'host' ? ['eager', 'lazy'] : ['consumed', 'consumed'];
  const partOf = (request: string): Part => (firstComponents.includes(request) ? first : others);
  return {
    ...Object.fromEntries(reactRequests.map(r => [r, entry(react, caretOfMajor(react), first)])),
    ...Object.fromEntries(portRequests.map(r => [r, entry(own, asksFor, first)])),
    ...Object.fromEntries(componentRequests().map(r => [r, entry(own, asksFor, partOf(r))])),
  };
};

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|lazy)\./.test(file);

/**
 * The components of the kit that a package's sources import, as requests. A page named `*.lazy.tsx` is fetched
 * when somebody opens it, and so is what only it uses.
 */
export const componentsUsedIn = (folder: string): string[] => {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource))
    for (const [, request = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      /from '(shared\/ui\/[a-z-]+)'/g,
    ))
      found.add(request);
  return [...found].sort();
};

/**
 * Source of a module that names every component of the kit, so that the host's build provides each one: a
 * remote may use components that the shell itself does not. Nothing is fetched before a remote asks.
 */
export const providedComponentsModule = (): string =>
  `export const provided = [${componentRequests()
    .map(request => `() => import('${request}')`)
    .join(',')}];`;
