/**
 * Build preset of the five front ends: `hostConfig` for the shell, `remoteConfig` for a remote.
 *
 * A package's webpack.config.js is a single call. The settings are based on measurements: see
 * docs/decisions/0004-shared-modules.md.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { ContractDemand } from '../remote/contract-range.ts';
import { ApplicationLater, earlyEntry } from './application-later.ts';
import { firstFileNames, manifestName } from './remote/first-files.ts';
import { firstPageList } from './first-page-list.ts';
import { writeHashMap } from './hash-map.ts';
import { hostChunks } from './host-chunks.ts';
import { idsWithoutPaths } from './remote/ids-without-paths.ts';
import { libraryEdits } from './library-edits/library-edits.ts';
import { ownCopies } from './remote/own-copies.ts';
import { verifiedChunks, writePageIntegrity } from './page-integrity.ts';
import { reactRefresh, refreshOnPage, refreshRuntime } from './react-refresh.ts';
import { consumedModules, providedModulesSource, schemasRule } from './shared-modules.ts';
import { TogglesAhead } from './toggles-ahead.ts';
import { verifiedLoading } from './remote/verified-loading.ts';
import { virtualModule } from './virtual-module.ts';
import { WithoutMocks } from './without-mocks.ts';
import {
  buildIdOf,
  common,
  devServer,
  extractCss,
  isOffline,
  packageOf,
  portBase,
  sourceMapsApart,
  writes,
  type ConfigFunction,
} from './webpack-common.ts';

/** The application sub-path; the prefix of every portal address. */
export const publicPath = '/selvbetjening/';

/** Name of the Trusted Types policy of webpack's runtime. */
const trustedTypesPolicy = 'portal#webpack';

/** Timeout below the 8 seconds that a user waits; webpack's default is two minutes. */
const chunkLoadTimeout = 7_000;

/**
 * Configuration of the shell, served below {@link publicPath}: an ordinary build. For how it provides modules
 * to remotes see docs/decisions/0026-shell-without-federation-plugin.md.
 */
export const hostConfig =
  (directory: string): ConfigFunction =>
  (_env, argv) => {
    const production = argv.mode === 'production';
    const { name, version } = packageOf(directory);
    const buildId = buildIdOf(name);
    const base = common(directory, production, name);
    return {
      ...base,
      experiments: { layers: true },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), schemasRule] },
      optimization: { ...base.optimization, splitChunks: hostChunks },
      entry: {
        [earlyEntry]: [...(production ? [] : [refreshRuntime]), './src/early.ts'],
        // Shares the early script's module instances: one session, and one copy of its rules.
        main: { import: './src/bootstrap.tsx', dependOn: earlyEntry },
      },
      output: {
        path: path.join(directory, 'dist/site'),
        publicPath,
        filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
        chunkFilename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
        assetModuleFilename: 'assets/[name].[contenthash][ext]',
        uniqueName: `${name}-${buildId}`,
        // Sealed by the shell at startup: startup/seal-chunks.ts.
        chunkLoadingGlobal: 'portalShellChunks',
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout,
        // oxlint-disable-next-line typescript/no-deprecated -- its successor caches a failure; this option lets a retry run the module again
        strictModuleExceptionHandling: true,
        trustedTypes: { policyName: trustedTypesPolicy, onPolicyCreationFailure: 'continue' },
        clean: true,
      },
      plugins: [
        new webpack.DefinePlugin({
          PORTAL_OFFLINE: JSON.stringify(isOffline(production)),
          PORTAL_DEV_SERVERS: JSON.stringify(!production),
          PORTAL_RELEASE: JSON.stringify(`${version}-${buildId}`),
          // Excludes the federation runtime's server code.
          ENV_TARGET: JSON.stringify('web'),
        }),
        virtualModule('provided-modules', providedModulesSource()),
        libraryEdits(),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
        new ApplicationLater(),
        new TogglesAhead(),
        verifiedChunks(),
        ...extractCss('assets/', production),
        ...sourceMapsApart('../maps', production),
        ...(production
          ? [
              new WithoutMocks(),
              firstPageList(path.join(directory, 'dist/first-page.json')),
              writes('app-version', () => {
                writeFileSync(
                  path.join(directory, 'dist/site/assets/app-version.txt'),
                  `${version}-${buildId}\n`,
                );
              }),
              writes('page-integrity', () => {
                writePageIntegrity(path.join(directory, 'dist/site'), publicPath);
              }),
            ]
          : [reactRefresh()]),
      ],
      ...devServer(portBase(), {
        historyApiFallback: { index: `${publicPath}index.html` },
        open: false,
        static: { directory: process.env['PORTAL_SHELL_STATIC'] ?? path.join(directory, 'public') },
      }),
    };
  };

/** Configuration of a remote: exposes only `./remote`, and writes to an immutable release folder. */
export const remoteConfig =
  (directory: string): ConfigFunction =>
  (_env, argv) => {
    const production = argv.mode === 'production';
    const { name, version, portal } = packageOf(directory);
    const buildId = buildIdOf(name);
    const release = `${version}-${buildId}`;
    const container = name.replaceAll('-', '_');
    const { contract, nextContract } = JSON.parse(
      readFileSync(path.join(directory, 'remote.json'), 'utf8'),
    ) as ContractDemand;
    // The build id keeps two releases of the same remote apart on one page.
    const uniqueName = `${name}-${buildId}`;
    const base = common(directory, production, uniqueName);
    return {
      ...base,
      entry: {},
      ...(production ? {} : { externals: refreshOnPage }),
      output: {
        path: path.join(directory, production ? `dist/site/${release}` : 'dist/dev'),
        publicPath: 'auto',
        filename: production ? '[name].[contenthash].js' : '[name].js',
        chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
        assetModuleFilename: '[name].[contenthash][ext]',
        uniqueName,
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout,
        // oxlint-disable-next-line typescript/no-deprecated -- its successor caches a failure; this option lets a retry run the module again
        strictModuleExceptionHandling: true,
        trustedTypes: { policyName: `${trustedTypesPolicy}-${name}`, onPolicyCreationFailure: 'continue' },
        clean: true,
      },
      plugins: [
        new webpack.DefinePlugin({
          PORTAL_OFFLINE: JSON.stringify(isOffline(production)),
        }),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/remote/remote.tsx' },
          shared: consumedModules([contract, nextContract].filter(Boolean).join(' || ')),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: { fileName: manifestName },
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        ownCopies(),
        idsWithoutPaths(),
        verifiedLoading(),
        ...extractCss('', production),
        ...sourceMapsApart(`../../maps/${release}`, production),
        ...(production
          ? [
              new WithoutMocks(),
              writes('release', () => {
                const site = path.join(directory, `dist/site/${release}`);
                const record = {
                  id: name,
                  version,
                  buildId,
                  contract,
                  nextContract,
                  manifest: manifestName,
                  integrity: writeHashMap(site),
                  firstPage: firstFileNames(readFileSync(path.join(site, manifestName), 'utf8')),
                };
                // Part of the release, so that a rollback also restores its menu and titles.
                copyFileSync(path.join(directory, 'remote.json'), path.join(site, 'remote.json'));
                writeFileSync(path.join(site, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
                writeFileSync(path.join(directory, 'dist/current.json'), `${JSON.stringify({ release })}\n`);
              }),
            ]
          : [reactRefresh()]),
      ],
      ...devServer(portBase() + (portal?.portOffset ?? 0), {}),
    };
  };
