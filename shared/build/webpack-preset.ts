/**
 * Build preset of the five front ends: `hostConfig` for the shell, `remoteConfig` for a remote.
 *
 * A package's webpack.config.js is one call. What is set here was measured: see
 * docs/decisions/0004-shared-modules.md.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { writeHashMap } from './hash-map.ts';
import { verifiedLoading } from './verified-loading.ts';
import { componentsUsedIn, providedComponentsModule, sharedModules } from './shared-modules.ts';

interface PackageJson {
  name: string;
  version: string;
  /** Of a remote: offset of its origin from the portal's port, 1 to 99. */
  portal?: { portOffset: number };
}

interface Argv {
  mode?: 'production' | 'development';
}

type ConfigFunction = (env: Record<string, unknown>, argv: Argv) => Configuration;

/** The application sub-path: every address of the portal starts with it. */
export const publicPath = '/selvbetjening/';

/** Name of the Trusted Types policy that webpack's runtime loads scripts through. */
export const trustedTypesPolicy = 'portal#webpack';

const require = createRequire(import.meta.url);

/**
 * The federation plugin asks for its runtime's core by `require`, the rest of the runtime by `import`: without this
 * the page gets both forms of the same code, 60 kB of it.
 */
const runtimeCore = path.join(
  path.dirname(
    createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
      '@module-federation/runtime-tools/runtime-core',
    ),
  ),
  'runtime-core.js',
);

const packageOf = (directory: string): PackageJson =>
  JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as PackageJson;

const buildIdOf = (name: string): string =>
  process.env['PORTAL_BUILD_ID'] ??
  createHash('sha256')
    .update(`${name}${String(Date.now())}`)
    .digest('hex')
    .slice(0, 12);

const portBase = (): number => Number(process.env['PORTAL_PORT_BASE'] ?? '4000');

/** Offline mode is a way to develop: whatever the environment says, no production build has anything of it. */
const isOffline = (production: boolean): boolean => !production && process.env['PORTAL_MODE'] === 'offline';

/** `classSalt` keeps class names apart: two remotes may both have a `src/overview/overview.module.css`. */
const common = (directory: string, production: boolean, classSalt: string): Configuration => ({
  context: directory,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: production ? false : 'cheap-module-source-map',
  infrastructureLogging: { level: 'warn' },
  performance: false,
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    // Relative imports are written with .ts/.tsx; the compiler rewrites them to .js.
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.jsx': ['.tsx', '.jsx'] },
    alias: {
      // One spelling of these for all: a second copy of their context would split the page.
      'react-router-dom$': require.resolve('react-router-dom'),
      '@module-federation/runtime-tools/runtime-core$': runtimeCore,
    },
  },
  module: {
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: require.resolve('ts-loader'),
        options: {
          transpileOnly: true,
          configFile: path.join(directory, 'tsconfig.json'),
          compilerOptions: { noEmit: false, sourceMap: true, target: 'ES2022', module: 'esnext' },
        },
      },
      {
        test: /\.css$/,
        use: [
          production ? MiniCssExtractPlugin.loader : require.resolve('style-loader'),
          {
            loader: require.resolve('css-loader'),
            options: {
              modules: {
                auto: /\.module\.css$/,
                localIdentName: production ? '[hash:base64:8]' : '[name]__[local]-[hash:base64:4]',
                localIdentHashSalt: classSalt,
                namedExport: false,
                exportLocalsConvention: 'as-is',
              },
            },
          },
        ],
      },
      { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimize: production,
    // esbuild's minifier breaks remoteEntry; Terser does not.
    minimizer: [
      new TerserPlugin({ extractComments: false, terserOptions: { format: { comments: false } } }),
      new CssMinimizerPlugin(),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    runtimeChunk: false,
  },
});

const extractCss = (prefix: string, production: boolean): webpack.WebpackPluginInstance[] =>
  production
    ? [
        new MiniCssExtractPlugin({
          filename: `${prefix}[name].[contenthash].css`,
          chunkFilename: `${prefix}[name].[contenthash].css`,
          ignoreOrder: true,
        }),
      ]
    : [];

/** Source maps go to a folder beside what is served, so that no origin ever hands them out. */
const sourceMapsApart = (mapsFolder: string, production: boolean): webpack.WebpackPluginInstance[] =>
  production
    ? [
        new webpack.SourceMapDevToolPlugin({
          filename: `${mapsFolder}/[file].map`,
          append: false,
          test: /\.(js|css)$/,
          noSources: false,
        }),
      ]
    : [];

const writes = (name: string, emit: () => void): webpack.WebpackPluginInstance => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.done.tap(name, stats => {
      if (!stats.hasErrors()) emit();
    });
  },
});

const devServer = (port: number, extra: object): Configuration & { devServer: object } => ({
  devServer: {
    host: 'localhost',
    port,
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    allowedHosts: ['localhost'],
    ...extra,
  },
});

/** Configuration of the shell: the federation host, served below {@link publicPath}. */
export const hostConfig =
  (directory: string): ConfigFunction =>
  (_env, argv) => {
    const production = argv.mode === 'production';
    const { name, version } = packageOf(directory);
    const buildId = buildIdOf(name);
    const base = common(directory, production, name);
    return {
      ...base,
      entry: {
        main: [`data:text/javascript,${encodeURIComponent(providedComponentsModule())}`, './src/index.ts'],
      },
      output: {
        path: path.join(directory, 'dist/site'),
        publicPath,
        filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
        chunkFilename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
        assetModuleFilename: 'assets/[name].[contenthash][ext]',
        uniqueName: `${name}-${buildId}`,
        crossOriginLoading: 'anonymous',
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor remembers the failure; this one forgets it, so that a second try runs the module again
        strictModuleExceptionHandling: true,
        trustedTypes: { policyName: trustedTypesPolicy, onPolicyCreationFailure: 'continue' },
        clean: true,
      },
      plugins: [
        new webpack.DefinePlugin({
          PORTAL_OFFLINE: JSON.stringify(isOffline(production)),
          PORTAL_DEV_SERVERS: JSON.stringify(!production),
          PORTAL_RELEASE: JSON.stringify(`${version}-${buildId}`),
        }),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: sharedModules('host', { firstComponents: componentsUsedIn(path.join(directory, 'src')) }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
        ...extractCss('assets/', production),
        ...sourceMapsApart('../maps', production),
        ...(production
          ? [
              writes('app-version', () => {
                writeFileSync(
                  path.join(directory, 'dist/site/assets/app-version.txt'),
                  `${version}-${buildId}\n`,
                );
              }),
            ]
          : []),
      ],
      ...devServer(portBase(), {
        historyApiFallback: { index: `${publicPath}index.html` },
        open: false,
        static: { directory: process.env['PORTAL_SHELL_STATIC'] ?? path.join(directory, 'public') },
      }),
    };
  };

/** Configuration of a remote: exposes `./remote` and nothing else, into an immutable release folder. */
export const remoteConfig =
  (directory: string): ConfigFunction =>
  (_env, argv) => {
    const production = argv.mode === 'production';
    const { name, version, portal } = packageOf(directory);
    const buildId = buildIdOf(name);
    const release = `${version}-${buildId}`;
    const container = name.replaceAll('-', '_');
    const remoteJson = JSON.parse(readFileSync(path.join(directory, 'remote.json'), 'utf8')) as {
      contract: string;
    };
    // The build id keeps two releases of one remote apart on one page.
    const uniqueName = `${name}-${buildId}`;
    const base = common(directory, production, uniqueName);
    const federated = process.env['PORTAL_STANDALONE'] === undefined;
    return {
      ...base,
      entry: {},
      output: {
        path: path.join(directory, production ? `dist/site/${release}` : 'dist/dev'),
        publicPath: 'auto',
        filename: production ? '[name].[contenthash].js' : '[name].js',
        chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
        assetModuleFilename: '[name].[contenthash][ext]',
        uniqueName,
        crossOriginLoading: 'anonymous',
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor remembers the failure; this one forgets it, so that a second try runs the module again
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
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedModules(federated ? 'remote' : 'standalone', { contract: remoteJson.contract }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: { fileName: 'mf-manifest.json' },
          experiments: { externalRuntime: federated, optimization: { target: 'web' } },
        }),
        verifiedLoading(),
        ...extractCss('', production),
        ...sourceMapsApart(`../../maps/${release}`, production),
        ...(production
          ? [
              writes('release', () => {
                const site = path.join(directory, `dist/site/${release}`);
                const record = {
                  id: name,
                  version,
                  buildId,
                  contract: remoteJson.contract,
                  manifest: 'mf-manifest.json',
                  integrity: writeHashMap(site),
                };
                // Goes with the release, so that going back to it brings its menu and titles back as well.
                copyFileSync(path.join(directory, 'remote.json'), path.join(site, 'remote.json'));
                writeFileSync(path.join(site, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
                writeFileSync(path.join(directory, 'dist/current.json'), `${JSON.stringify({ release })}\n`);
              }),
            ]
          : []),
      ],
      ...devServer(portBase() + (portal?.portOffset ?? 0), {}),
    };
  };
