/**
 * Shared configuration of the shell's and the remotes' builds: compilation, source maps, development server.
 * The two configurations themselves are in webpack-preset.ts.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { pureSchemas } from './pure-schemas.ts';
import { refreshableSources } from './react-refresh.ts';

interface PackageJson {
  name: string;
  version: string;
  /** For a remote: offset of its port from the portal's port, 1 to 99. */
  portal?: { portOffset: number };
}

interface Argv {
  mode?: 'production' | 'development';
}

export type ConfigFunction = (env: Record<string, unknown>, argv: Argv) => Configuration;

const require = createRequire(import.meta.url);

/**
 * The federation plugin requests its runtime's core with `require`, the rest of the runtime with `import`:
 * without this alias the page gets both formats of the same code, 60 kB.
 */
const runtimeCore = path.join(
  path.dirname(
    createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
      '@module-federation/runtime-tools/runtime-core',
    ),
  ),
  'runtime-core.js',
);

/**
 * The router's production files without developer warnings. The library's own exports give every bundler the
 * files with warnings.
 */
export const routerFolder = path.join(
  path.dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

export const packageOf = (directory: string): PackageJson =>
  JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as PackageJson;

export const buildIdOf = (name: string): string =>
  process.env['PORTAL_BUILD_ID'] ??
  createHash('sha256')
    .update(`${name}${String(Date.now())}`)
    .digest('hex')
    .slice(0, 12);

export const portBase = (): number => Number(process.env['PORTAL_PORT_BASE'] ?? '4000');

/**
 * Offline mode is for development only: production builds never include it, whatever the environment says.
 */
export const isOffline = (production: boolean): boolean =>
  !production && process.env['PORTAL_MODE'] === 'offline';

/** `classSalt` makes class names unique: two remotes may both have a `src/overview/overview.module.css`. */
export const common = (directory: string, production: boolean, classSalt: string): Configuration => ({
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
      // Resolves each to one path: a second copy of their context would split the page.
      'react-router-dom$': require.resolve('react-router-dom'),
      ...(production
        ? {
            'react-router$': path.join(routerFolder, 'index.mjs'),
            'react-router/dom$': path.join(routerFolder, 'dom-export.mjs'),
          }
        : {}),
      '@module-federation/runtime-tools/runtime-core$': runtimeCore,
    },
  },
  module: {
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      production
        ? {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: require.resolve('ts-loader'),
            options: {
              transpileOnly: true,
              getCustomTransformers: () => ({ before: [pureSchemas] }),
              configFile: path.join(directory, 'tsconfig.json'),
              compilerOptions: { noEmit: false, sourceMap: true, target: 'ES2022', module: 'esnext' },
            },
          }
        : refreshableSources,
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
    // Does not emit code with errors: after a fix the page continues from its current state.
    emitOnErrors: false,
    // esbuild's minifier breaks remoteEntry. SWC's output is smaller than Terser's, in a quarter of the time.
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3 }, format: { comments: false } },
      }),
      new CssMinimizerPlugin(),
    ],
    // Under a dev server, ids come from source paths: they stay stable across saves, and are recognisable in
    // the browser.
    ...(production
      ? { moduleIds: 'deterministic', chunkIds: 'deterministic' }
      : { moduleIds: 'named', chunkIds: 'named' }),
    runtimeChunk: false,
  },
});

export const extractCss = (prefix: string, production: boolean): webpack.WebpackPluginInstance[] =>
  production
    ? [
        new MiniCssExtractPlugin({
          filename: `${prefix}[name].[contenthash].css`,
          chunkFilename: `${prefix}[name].[contenthash].css`,
          ignoreOrder: true,
        }),
      ]
    : [];

/** Writes source maps to a folder outside the served one, so that no origin ever serves them. */
export const sourceMapsApart = (mapsFolder: string, production: boolean): webpack.WebpackPluginInstance[] =>
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

export const writes = (name: string, emit: () => void): webpack.WebpackPluginInstance => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.done.tap(name, stats => {
      if (!stats.hasErrors()) emit();
    });
  },
});

export const devServer = (port: number, extra: object): Configuration & { devServer: object } => ({
  devServer: {
    host: 'localhost',
    port,
    // Changes outside components, such as in the list of pages, reload the page.
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    allowedHosts: ['localhost'],
    ...extra,
  },
});
