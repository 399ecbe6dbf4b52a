/**
 * The portal as one ordinary application, to measure the federated one against: the shell's own configuration
 * without federation. Nothing is released from it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { ApplicationLater } from './application-later.ts';
import { libraryEdits } from './library-edits.ts';
import { drawnRemoteSchema, remoteDescriptionSchema, type Registry } from '../remote/registry.ts';
import { TogglesAhead } from './toggles-ahead.ts';
import { hostConfig } from './webpack-preset.ts';
import * as z from 'zod/mini';

interface SingleBundleOptions {
  /** Folder of the shell. */
  readonly shell: string;
  /** Folders of the remotes, each with its remote.json and its `src/remote/remote.tsx`. */
  readonly remotes: readonly string[];
  /** Where the bundle is written. */
  readonly output: string;
}

const describe = (folder: string) =>
  z.parse(remoteDescriptionSchema, JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));

/** Nothing is fetched by it, but the shell's gates look at it as they do at any release. */
const bundled = { version: '0.0.0', buildId: 'bundled', contract: '^1.0.0', manifest: 'http://localhost/' };

/** What the shell draws of the remotes, all of it: menu, titles, search and shortcuts cost both sides the same. */
export const registryOf = (remotes: readonly string[]): Registry => ({
  schemaVersion: 1,
  remotes: remotes.map(folder => ({ ...z.parse(drawnRemoteSchema, describe(folder)), current: bundled })),
});

const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

/**
 * Remotes as plain lazy imports, the way a single application splits itself. What is fetched ahead is also run, which is more
 * than the federated portal does with it.
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

/** What a single application knows when it is built need not be asked for. */
const knownRegistry = (remotes: readonly string[]): string =>
  asModule(`
    const registry = ${JSON.stringify(registryOf(remotes))};
    for (const remote of registry.remotes) remote.current = { ...remote.current, manifest: location.origin + '/' + remote.id };
    export const readRegistry = async () => ({ registry, source: 'network' });`);

/** Fails the build when nothing asks for the module: its file has another name by then. */
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

/** The others write beside the shell's own build. */
const keptPlugins = [
  webpack.DefinePlugin,
  HtmlWebpackPlugin,
  ApplicationLater,
  TogglesAhead,
  MiniCssExtractPlugin,
];

/** Configuration of the single bundle; it takes no arguments of webpack's command line. */
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
