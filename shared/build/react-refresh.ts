/**
 * A saved component is drawn anew where it stands, with its state: React Refresh, under `npm run dev` alone.
 *
 * The page is made of several builds with one React, so it has one runtime of React Refresh as well: the shell's first
 * script puts it on the page before React runs, and each remote's build takes it from there.
 * See docs/decisions/0075-react-refresh.md.
 */
import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** For `module.rules`: compiles TypeScript, and tells the runtime of each component and of the hooks that it calls. */
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

/** What the shell's first script begins with: puts the runtime on the page. */
export const refreshRuntime = require.resolve('./react-refresh-runtime.js');

/** By its name and by its path: the plugin asks for it in both ways. */
const runtimeRequest = /(?:^|[\\/])react-refresh[\\/]runtime(?:\.js)?$/;

/** In a shell that was built for production no component takes a change over, so that the page loads anew. */
const runtimeOnPage = `globalThis.portalReactRefresh ?? {
  injectIntoGlobalHook: () => undefined,
  createSignatureFunctionForTransform: () => type => type,
  register: () => undefined,
  isLikelyComponentType: () => false,
}`;

/** For `externals` of a remote: the page's runtime in place of one of its own. */
export const refreshOnPage = ({ request = '' }: { readonly request?: string }): Promise<string | undefined> =>
  Promise.resolve(runtimeRequest.test(request) ? `var ${runtimeOnPage}` : undefined);
