/**
 * How the shell is cut into files.
 *
 * The first page is three: the early script, libraries, which change less often than what is ours and so stay in the
 * browser's cache for longer, and the rest.
 *
 * Each component of the kit that it does not need is shared by itself, and would be a file of a few hundred bytes; an
 * area's first page needs ten of them. They come in two: what is ours, and what the controls among them are made of. The
 * shell fetches both when it is idle, with its dialogs. The calendar stays apart: it is fetched when somebody opens one,
 * and weighs as much as all others.
 */
import type webpack from 'webpack';
import { isOfSchemas } from './shared-modules.ts';

const isLate = (chunk: webpack.Chunk): boolean => !chunk.canBeInitial();

/** Name of the import that brings the federation runtime: `import(/* webpackChunkName: "federation" *\/ …)`. */
const federationChunk = 'federation';

const controlLibraries = [
  ...['react-aria', 'react-aria-components', 'react-stately'],
  ...['@internationalized', 'use-sync-external-store'],
];

/**
 * Components, and what the first page does without of the modules that remotes get beside them and of the library behind
 * one: each would be a file of its own that the first area waits for.
 */
const handedOver = [
  /[\\/]shared[\\/](?:errors|form|format|query|router|ui|write)[\\/](?!.*date-calendar)/,
  /[\\/]node_modules[\\/]@tanstack[\\/]/,
];

/** For `optimization.splitChunks` of the shell. */
export const hostChunks = {
  cacheGroups: {
    libraries: {
      test: /[\\/]node_modules[\\/]/,
      name: 'libraries',
      chunks: (chunk: webpack.Chunk): boolean => chunk.name === 'main',
      enforce: true,
    },
    /** As webpack does by itself, but the federation runtime stays in one file with what the shell says to it. */
    defaultVendors: {
      test: /[\\/]node_modules[\\/]/,
      chunks: (chunk: webpack.Chunk): boolean => isLate(chunk) && chunk.name !== federationChunk,
      reuseExistingChunk: true,
      priority: -10,
    },
    kit: {
      test: (module: webpack.Module): boolean =>
        isOfSchemas(module) || handedOver.some(files => files.test(module.nameForCondition() ?? '')),
      name: 'kit',
      chunks: isLate,
      enforce: true,
      priority: 2,
    },
    controls: {
      test: new RegExp(String.raw`[\\/]node_modules[\\/](?:${controlLibraries.join('|')})[\\/]`),
      name: 'kit-controls',
      chunks: isLate,
      // What only one of them is made of is the calendar's.
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
  },
} as const;
