/**
 * How what the first page does not need of the kit is cut into files.
 *
 * Each component is shared by itself, and would be a file of a few hundred bytes; an area's first page needs ten of
 * them. They come in two: what is ours, and what the controls among them are made of. The shell fetches both when it is
 * idle, with its dialogs. The calendar stays apart: few pages have one, and it weighs as much as all others.
 */
import type webpack from 'webpack';
import { portalChunk } from './first-page.ts';

/** Neither part of the first page nor of what stands behind its boundary. */
const isLate = (chunk: webpack.Chunk): boolean => !chunk.canBeInitial() && chunk.name !== portalChunk;

const libraries = [
  ...['react-aria', 'react-aria-components', 'react-stately'],
  ...['@internationalized', 'use-sync-external-store'],
];

/** For `optimization.splitChunks` of the shell. */
export const kitChunks = {
  cacheGroups: {
    kit: {
      test: /[\\/]shared[\\/]ui[\\/](?!date-picker)/,
      name: 'kit',
      chunks: isLate,
      enforce: true,
      priority: 2,
    },
    controls: {
      test: new RegExp(String.raw`[\\/]node_modules[\\/](?:${libraries.join('|')})[\\/]`),
      name: 'kit-controls',
      chunks: isLate,
      // What only one of them is made of is the calendar's.
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
  },
};
