/**
 * Builds the portal as one ordinary application, as a baseline for measuring the federated one: the shell's
 * own configuration without federation. Never released.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { ApplicationLater } from './application-later.ts';
import { libraryEdits } from './library-edits/library-edits.ts';
import { drawnRemoteSchema, remoteDescriptionSchema, type Registry } from '../remote/registry.ts';
import { TogglesAhead } from './toggles-ahead.ts';
import { hostConfig } from './webpack-preset.ts';
import * as z from 'zod/mini';

interface SingleBundleOptions {
  /** Folder of the shell. */
  readonly shell: string;
  /** Folders of the remotes, each with its remote.json and its `src/remote/remote.tsx`. */
  readonly remotes: readonly string[];
  /** Output folder of the bundle. */
  readonly output: string;
}

const describe = (folder: string) =>
  z.parse(remoteDescriptionSchema, JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));

/** Nothing is loaded from it, but the shell checks it like any release. */
const bundled = { version: '0.0.0', buildId: 'bundled', contract: '^1.0.0', manifest: 'http://localhost/' };

/**
 * Everything that the shell draws of the remotes: menu, titles, search and shortcuts cost the same in both
 * builds.
 */
export const registryOf = (remotes: readonly string[]): Registry => ({
  schemaVersion: 1,
  remotes: remotes.map(folder => ({ ...z.parse(drawnRemoteSchema, describe(folder)), current: bundled })),
});

const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

/**
 * Remotes as plain lazy imports, like code splitting in a single application. Prefetched code also runs,
 * which is more than the federated portal does.
 */
const lazyImports = (remotes: readonly string[]): string =>
  asModule(`
    const remotes = {${remotes
      .map(
        folder => `'${describe(folder).id}': () => import('${path.join(folder, 'src/remote/remote.tsx')}')`,
      )
      .join(',')}};
    export const startFederation = () => ({
      loadExposedModule: id => remotes[id](),
      fetchRelease: ({ manifest }) => remotes[manifest.split('/').at(-1)]().catch(() => undefined),
    });`);

/** A single application knows the registry at build time and need not fetch it. */
const knownRegistry = (remotes: readonly string[]): string =>
  asModule(`
    const registry = ${JSON.stringify(registryOf(remotes))};
    for (const remote of registry.remotes) remote.current = { ...remote.current, manifest: location.origin + '/' + remote.id };
    export const readRegistry = async () => ({ registry, source: 'network' });`);

/** Fails the build if nothing requests the module, because its file was renamed. */
const replace = (module: RegExp, request: string): webpack.WebpackPluginInstance => {
  let isFound = false;
  const replacement = new webpack.NormalModuleReplacementPlugin(module, (resource: { request: string }) => {
    isFound = true;
    resource.request = request;
  });
  return {
    apply: compiler => {
      replacement.apply(compiler);
      compiler.hooks.emit.tap('replace', ({ errors }) => {
        if (!isFound) errors.push(new Error(`No module of the shell asks for ${String(module)}.`));
      });
    },
  };
};

/** The other plugins write next to the shell's own build. */
const keptPlugins = [
  webpack.DefinePlugin,
  HtmlWebpackPlugin,
  ApplicationLater,
  TogglesAhead,
  MiniCssExtractPlugin,
];

/** Configuration of the single bundle; ignores webpack's command-line arguments. */
export const singleBundleConfig = ({ shell, remotes, output }: SingleBundleOptions): Configuration => {
  const config = hostConfig(shell)({}, { mode: 'production' });
  return {
    ...config,
    output: { ...config.output, path: output },
    plugins: [
      ...(config.plugins ?? []).filter(plugin => keptPlugins.some(kept => plugin instanceof kept)),
      libraryEdits(),
      replace(/\/remotes\/federation\.[jt]s$/, lazyImports(remotes)),
      replace(/\/remotes\/read-registry\.[jt]s$/, knownRegistry(remotes)),
    ],
  };
};
