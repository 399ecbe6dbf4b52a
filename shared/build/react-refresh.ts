/**
 * React Refresh: updates a saved component in place and keeps its state. Only under `npm run dev`.
 *
 * The page consists of several builds with one React, so it also has one React Refresh runtime: the shell's
 * first script adds it to the page before React runs, and each remote's build uses it from there. See
 * docs/decisions/0075-react-refresh.md.
 */
import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** For `module.rules`: compiles TypeScript and registers each component and its hooks with the runtime. */
export const refreshableSources = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', importSource: 'shared/build', development: true, refresh: true },
      },
    },
  },
};

/** Plugin of every development build. */
export const reactRefresh = (): WebpackPluginInstance =>
  new ReactRefreshPlugin({ overlay: false, esModule: true });

/** First import of the shell's first script: adds the runtime to the page. */
export const refreshRuntime = require.resolve('./react-refresh-runtime.js');

/** By name and by path: the plugin requests it both ways. */
const runtimeRequest = /(?:^|[\\/])react-refresh[\\/]runtime(?:\.js)?$/;

/** In a production shell no component accepts updates, so the page reloads. */
const runtimeOnPage = `globalThis.portalReactRefresh ?? {
  injectIntoGlobalHook: () => undefined,
  createSignatureFunctionForTransform: () => type => type,
  register: () => undefined,
  isLikelyComponentType: () => false,
}`;

/** For `externals` of a remote: uses the page's runtime instead of its own. */
export const refreshOnPage = ({ request = '' }: { readonly request?: string }): Promise<string | undefined> =>
  Promise.resolve(runtimeRequest.test(request) ? `var ${runtimeOnPage}` : undefined);
