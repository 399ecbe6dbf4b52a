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

/** The import graph of a tree, with what breaks the rules. `parts` are folders of it. */
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

/** Whether a tree keeps the rules and has no folders that need each other, and what to say of it. */
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
