import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import path from 'node:path';
import { repositoryRoot } from '../portal/front-ends.ts';
import { folderCycles } from './folder-cycles.ts';

const { options, forbidden = [] } = await extractDepcruiseConfig(
  path.join(repositoryRoot, '.dependency-cruiser.mjs'),
);

/** The rules of .dependency-cruiser.mjs. */
export const rules = forbidden;

/** The import graph of a tree, with rule violations. `parts` are its folders. */
export const readGraph = async (
  baseDir: string,
  parts: readonly string[] = ['.'],
): Promise<ICruiseResult> => {
  const { output } = await cruise([...parts], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error('Without a reporter the result is not text.');
  return output;
};

/** Whether a tree follows the import rules and has no cycles between folders, with a message. */
export const checkBoundaries = async (
  baseDir: string,
  parts?: readonly string[],
): Promise<{ holds: boolean; text: string }> => {
  const graph = await readGraph(baseDir, parts);
  const { output, exitCode } = await format(graph, { outputType: 'err-long' });
  const cycles = folderCycles(graph.modules);
  return {
    holds: exitCode === 0 && cycles.length === 0,
    text: [typeof output === 'string' ? output.trim() : '', ...cycles].join('\n\n'),
  };
};
