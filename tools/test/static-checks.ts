/** Checks that read the code without running it; each counts as one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { verdict, type Step } from './step.ts';

const require = createRequire(import.meta.url);

/** The script behind a tool's command of the same name, as its package names it. */
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
  // Rules and types of everything, in less time than a few files took before: what changed is not looked for.
  check('lint and types (oxlint)', [binaryOf('oxlint')]),
  check('boundaries (dependency-cruiser)', ['tools/lint/boundaries.ts', ...foldersWithCode]),
  check('unused code (knip)', [binaryOf('knip'), '--no-progress']),
  check('contract with the remotes', ['tools/contract/contract.ts']),
  check('format (oxfmt)', [binaryOf('oxfmt'), '--check']),
];

/** What the first pages weigh. It makes the builds that are stale, for all that reads them. */
export const budgetCheck: Step = {
  ...check('bundle budgets', ['tools/budgets/budgets.ts']),
  workers: 2,
  builds: 'changes',
};

/** Writes some files in the project's format. */
export const formatFiles = (files: readonly string[]): Step =>
  check('format', [binaryOf('oxfmt'), '--no-error-on-unmatched-pattern', ...files]);

/** Writes every file in the project's format. */
export const formatAll: Step = formatFiles(['.']);
