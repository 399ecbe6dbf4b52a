/**
 * What the builds of the shell and of a remote have in common: how sources are compiled, where maps go, how a
 * development server answers. The two configurations themselves are in webpack-preset.ts.
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
  /** Of a remote: offset of its origin from the portal's port, 1 to 99. */
  portal?: { portOffset: number };
}

interface Argv {
  mode?: 'production' | 'development';
}

export type ConfigFunction = (env: Record<string, unknown>, argv: Argv) => Configuration;

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

/**
 * The router's files without warnings for developers. The library's own exports lead every bundler to those with them.
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

/** Offline mode is a way to develop: whatever the environment says, no production build has anything of it. */
export const isOffline = (production: boolean): boolean =>
  !production && process.env['PORTAL_MODE'] === 'offline';

/** `classSalt` keeps class names apart: two remotes may both have a `src/overview/overview.module.css`. */
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
      // One spelling of these for all: a second copy of their context would split the page.
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
    // What cannot be compiled is not handed out: the page goes on from what it has when it is mended.
    emitOnErrors: false,
    // esbuild's minifier breaks remoteEntry. SWC's makes smaller files than Terser, in a quarter of its time.
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3 }, format: { comments: false } },
      }),
      new CssMinimizerPlugin(),
    ],
    // Under a dev server by their sources: so they keep their names from save to save, and can be told apart in the browser.
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

/** Source maps go to a folder beside what is served, so that no origin ever hands them out. */
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
    // What no component stands for, such as the list of pages, loads the page anew.
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    allowedHosts: ['localhost'],
    ...extra,
  },
});
