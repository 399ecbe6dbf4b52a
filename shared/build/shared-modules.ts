/**
 * The one list of modules that exist once on the page, whoever asks for them.
 *
 * Host and remotes are built apart, so both sides read this list: the host provides every entry, a remote
 * consumes it and brings no copy of its own. A remote that needs a version the host does not have is
 * refused alone (`strictVersion`), it never runs against a wrong one.
 *
 * A library with React context is shared through one thin module of ours (`shared/router`,
 * `shared/query`): sharing the library itself would switch its tree-shaking off.
 *
 * The host is an ordinary build and imports these modules as any other. It hands them over at run time, when the first
 * remote is wanted: docs/decisions/0026-shell-without-federation-plugin.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (request: string): string =>
  (JSON.parse(readFileSync(require.resolve(request), 'utf8')) as { version: string }).version;

/** Each module of React's by its own name: `react/jsx-runtime` and `react-dom/client` are copies of their own otherwise. */
const reactRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** For the remotes' builds. A request that ends with a slash covers every module below it, those not provided among them. */
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

/** How the federation runtime takes a shared module, on both sides. */
interface Sharing {
  readonly version: string;
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly requiredVersion: string;
  };
}

/** How a remote's build takes it. */
type Consumed = Sharing['shareConfig'] & {
  readonly version: string;
  /** The copy that is taken where the page has none. */
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

/** What remotes use of zod; a layer of the shell's build, so that its first page keeps a smaller copy of its own. */
const schemas = { request: 'zod/mini', module: 'shared/remote/schemas', layer: 'schemas' } as const;

/** Tells release and content: a remote gets exactly what it was built with, and otherwise brings a copy of its own. */
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

/** For `splitChunks` of the shell: a module of that layer. */
export const isOfSchemas = ({ layer }: { readonly layer: string | null }): boolean => layer === schemas.layer;

const each = <Value>(requests: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(requests.map(request => [request, value]));

/** Requests of the modules of ours that exist once on the page: ports and components of the kit. */
export const ownRequests = (): readonly string[] => [...portRequests, ...componentRequests()];

/** What the host provides, by request. */
export const providedModules = (): Record<string, Sharing> => ({
  ...each(reactRequests, sharingOfReact()),
  ...each(ownRequests(), sharingOfOurs()),
});

/**
 * What a remote's build consumes, in the form of the federation plugin's `shared`. It brings no copy of its own but
 * of zod, for a shell that has another.
 *
 * @param contract what the remote's remote.json asks for: the range that both the shell and the federation runtime
 *   compare. The present version, and what is compatible with it by default.
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
 * React is CommonJS: only `require` gives the very object that a remote's build expects. Of ours, what the page has
 * already is there at once, and a component that none has used yet is fetched when a remote asks.
 */
const sourceOf = (request: string): string =>
  request.startsWith('react')
    ? `lib: () => require('${request}')`
    : `get: async () => { const it = await import('${request}'); return () => it; }`;

/**
 * Source of the module that the shell hands to the federation runtime: `sharedModules`, everything that remotes may
 * ask for, and `runtimeCore`, the runtime itself, which remotes are built without.
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
