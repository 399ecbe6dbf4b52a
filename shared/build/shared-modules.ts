/**
 * The single list of modules that the page shares.
 *
 * Host and remotes are built separately, so both read this list: the host provides every entry, a remote
 * consumes it without its own copy. A remote that needs a version the host does not have is refused
 * (`strictVersion`); it never runs with a wrong version.
 *
 * A library with React context is shared through a thin module of our own (`shared/router`, `shared/query`):
 * sharing the library itself would disable its tree-shaking.
 *
 * The host is an ordinary build and imports these modules normally. It provides them at run time, when the
 * first remote is needed: docs/decisions/0026-shell-without-federation-plugin.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (request: string): string =>
  (JSON.parse(readFileSync(require.resolve(request), 'utf8')) as { version: string }).version;

/**
 * Each React module by its own name: otherwise `react/jsx-runtime` and `react-dom/client` would be separate
 * copies.
 */
const reactRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * For the remotes' builds. A request with a trailing slash covers every module below it, including those not
 * provided.
 */
const belowReact = ['react/', 'react-dom/'] as const;

const portRequests = [
  'shared/card-payment',
  'shared/customers',
  'shared/form',
  'shared/http',
  'shared/open-amounts',
  'shared/query',
  'shared/router',
  'shared/session',
  'shared/toasts',
  'shared/toggles',
  'shared/write',
] as const;

const kit = new URL('../ui/', import.meta.url);

const componentRequests = (): string[] =>
  readdirSync(kit)
    .filter(name => existsSync(new URL(`${name}/${name}.tsx`, kit)))
    .map(name => `shared/ui/${name}`);

/** Sharing options of the federation runtime, on both sides. */
interface Sharing {
  readonly version: string;
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly requiredVersion: string;
  };
}

/** Sharing options in a remote's build. */
type Consumed = Sharing['shareConfig'] & {
  readonly version: string;
  /** Fallback copy if the page does not provide the module. */
  readonly import: string | false;
  readonly shareKey?: string;
};

const sharing = (version: string, requiredVersion: string): Sharing => ({
  version,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion },
});

const sharingOfReact = (): Sharing => {
  const version = versionOf('react/package.json');
  return sharing(version, `^${version.split('.')[0] ?? '0'}.0.0`);
};

const sharingOfOurs = (contract?: string): Sharing => {
  const version = versionOf('../package.json');
  return sharing(version, contract ?? `^${version}`);
};

/**
 * The zod functions that remotes use; in a layer of the shell's build, so that its first page keeps a smaller
 * copy of its own.
 */
const schemas = { request: 'zod/mini', module: 'shared/remote/schemas', layer: 'schemas' } as const;

/**
 * Identifies release and content: a remote uses the shared copy only if it was built with exactly the same
 * one.
 */
const schemasKey = (): string => {
  const content = readFileSync(new URL('../remote/schemas.ts', import.meta.url));
  const hash = createHash('sha256').update(versionOf('zod/package.json')).update(content).digest('hex');
  return `${schemas.request}-${hash.slice(0, 16)}`;
};

const sharingOfSchemas = (): Sharing => {
  const version = versionOf('zod/package.json');
  return sharing(version, version);
};

/** For `module.rules` of the shell. */
export const schemasRule = { test: /[\\/]shared[\\/]remote[\\/]schemas\.ts$/, layer: schemas.layer };

/** For `splitChunks` of the shell: whether a module is in that layer. */
export const isOfSchemas = ({ layer }: { readonly layer: string | null }): boolean => layer === schemas.layer;

const each = <Value>(requests: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(requests.map(request => [request, value]));

/** Requests of our own shared modules: ports and UI components. */
export const ownRequests = (): readonly string[] => [...portRequests, ...componentRequests()];

/** The modules that the host provides, by request. */
export const providedModules = (): Record<string, Sharing> => ({
  ...each(reactRequests, sharingOfReact()),
  ...each(ownRequests(), sharingOfOurs()),
});

/**
 * The modules that a remote's build consumes, for the federation plugin's `shared`. Only zod has a fallback
 * copy, for shells with a different one.
 *
 * @param contract the range in the remote's remote.json, compared by both the shell and the federation
 * runtime. Default: the current version and compatible ones.
 */
export const consumedModules = (contract?: string): Record<string, Consumed> => {
  const consumed = ({ version, shareConfig }: Sharing): Consumed => ({
    ...shareConfig,
    version,
    import: false,
  });
  return {
    ...each([...reactRequests, ...belowReact], consumed(sharingOfReact())),
    ...each(ownRequests(), consumed(sharingOfOurs(contract))),
    [schemas.request]: {
      ...consumed(sharingOfSchemas()),
      import: schemas.module,
      shareKey: schemasKey(),
    },
  };
};

/**
 * React is CommonJS: only `require` returns the exact object that a remote's build expects. Of our modules,
 * those already on the page are available at once; other components are lazy-loaded when a remote requests
 * them.
 */
const sourceOf = (request: string): string =>
  request.startsWith('react')
    ? `lib: () => require('${request}')`
    : `get: async () => { const it = await import('${request}'); return () => it; }`;

/**
 * Source of the module that the shell passes to the federation runtime: `sharedModules`, everything that
 * remotes may request, and `runtimeCore`, the runtime itself, which remotes are built without.
 */
export const providedModulesSource = (): string => {
  const entries = Object.entries(providedModules()).map(
    ([request, options]) => `'${request}': { ...${JSON.stringify(options)}, ${sourceOf(request)} }`,
  );
  entries.push(
    `'${schemasKey()}': { ...${JSON.stringify(sharingOfSchemas())}, ${sourceOf(schemas.module)} }`,
  );
  return [
    "export * as runtimeCore from '@module-federation/runtime-tools/runtime-core';",
    `export const sharedModules = { ${entries.join(', ')} };`,
  ].join('\n');
};
