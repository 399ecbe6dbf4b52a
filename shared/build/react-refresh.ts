/**
 * A saved component is drawn anew where it stands, with its state: React Refresh, under `npm run dev` alone.
 *
 * The page is made of several builds with one React, so it has one runtime of React Refresh as well: the shell's first
 * script puts it on the page before React runs, and each remote's build takes it from there.
 * See docs/decisions/0075-react-refresh.md.
 */
import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** Where the page keeps the runtime: react-refresh-runtime.js. */
const runtimeOnPage = 'self.portalReactRefresh';

/** By its name and by its path: the plugin asks for it in both ways. */
const runtimeRequest = /(?:^|[\\/])react-refresh[\\/]runtime(?:\.js)?$/;

/** Plugin of every development build. */
export const reactRefresh = (): WebpackPluginInstance =>
  new ReactRefreshPlugin({
    overlay: false,
    esModule: true,
    // One name for all builds: whichever comes first joins the one runtime to React.
    library: 'portal',
  });

/** For `module.rules`: compiles TypeScript, and tells the runtime of each component and of the hooks that it calls. */
export const refreshableSources = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // The compiler tells of components and hooks in development alone.
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  },
};

/** What the shell's first script begins with in development. */
export const refreshRuntime = require.resolve('./react-refresh-runtime.js');

/** For `externals` of a remote's development build. */
export const refreshOnPage: Configuration['externals'] = ({ request }, done) => {
  if (request !== undefined && runtimeRequest.test(request)) done(undefined, runtimeOnPage, 'var');
  else done();
};
