/**
 * Chunks of the shell.
 *
 * The first page has three: the early script, the libraries, which change less often than our code and so
 * stay cached longer, and the rest.
 *
 * Each UI component outside the first page is shared individually and would be a file of a few hundred bytes;
 * an area's first page needs ten of them. They are grouped into two chunks: our components, and the library
 * code of the controls among them. The shell prefetches both when idle, together with its dialogs. The
 * calendar is separate: it is loaded on demand, and is as large as all the others.
 */
import type webpack from 'webpack';
import { isOfSchemas } from './shared-modules.ts';

const isLate = (chunk: webpack.Chunk): boolean => !chunk.canBeInitial();

/** Chunk name of the import of the federation runtime: `import(/* webpackChunkName: "federation" *\/ …)`. */
const federationChunk = 'federation';

const controlLibraries = [
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@internationalized',
  'use-sync-external-store',
];

/**
 * Components, and modules for remotes that are outside the first page, with the library behind one of them:
 * each would otherwise be a separate file that delays the first area.
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
    /**
     * Webpack's default, except that the federation runtime stays in one chunk with the shell's code for it.
     */
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
      // Library code with only one user belongs to the calendar.
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
  },
} as const;
