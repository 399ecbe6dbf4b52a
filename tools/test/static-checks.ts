/** Static checks; each counts as one test. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { verdict, type Step } from './step.ts';

const require = createRequire(import.meta.url);

/** The script of a tool's command, from the `bin` of its package. */
const binaryOf = (tool: string): string => {
  const folder = path.join(repositoryRoot, 'node_modules', tool);
  if (!existsSync(folder)) throw new Error(`${tool} is not installed.`);
  const { bin } = require(path.join(folder, 'package.json')) as { bin: string | Record<string, string> };
  return path.join(folder, typeof bin === 'string' ? bin : (bin[tool] ?? ''));
};

const check = (name: string, script: readonly string[]): Step => ({
  name,
  run: async () => {
    const { succeeded, output } = await runNode(script, { folder: repositoryRoot });
    return verdict(succeeded, output);
  },
});

const foldersWithCode = [...frontEnds.map(({ id }) => id), 'shared', 'platform', 'e2e', 'tools'];

/** Longest first, so that they end together. */
export const staticChecks: readonly Step[] = [
  // Lints and type-checks everything; fast enough that no search for changed files is needed.
  check('lint and types (oxlint)', [binaryOf('oxlint')]),
  check('boundaries (dependency-cruiser)', ['tools/lint/boundaries.ts', ...foldersWithCode]),
  check('unused code (knip)', [binaryOf('knip'), '--no-progress']),
  check('contract with the remotes', ['tools/contract/contract.ts']),
  check('format (oxfmt)', [binaryOf('oxfmt'), '--check']),
];

/** Size of the first pages. Builds the stale front ends, for all steps that read the builds. */
export const budgetCheck: Step = {
  ...check('bundle budgets', ['tools/budgets/budgets.ts']),
  workers: 2,
  builds: 'changes',
};

/** Formats some files. */
export const formatFiles = (files: readonly string[]): Step =>
  check('format', [binaryOf('oxfmt'), '--no-error-on-unmatched-pattern', ...files]);

/** Formats every file. */
export const formatAll: Step = formatFiles(['.']);
