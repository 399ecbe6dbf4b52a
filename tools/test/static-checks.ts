/** Checks that read the code without running it; each counts as one. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { verdict, type Step } from './step.ts';

const require = createRequire(import.meta.url);

/** The script behind a tool's command, as its package names it. */
const binaryOf = (tool: string, command = tool): string => {
  const manifest = path.join(repositoryRoot, 'node_modules', tool, 'package.json');
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : (bin[command] ?? ''));
};

const check = (name: string, script: readonly string[]): Step => ({
  name,
  run: async () => {
    const { succeeded, output } = await runNode(script, { folder: repositoryRoot });
    return verdict(succeeded, output);
  },
});

const foldersWithCode = [...frontEnds.map(({ id }) => id), 'shared', 'platform', 'e2e', 'tools'];

/** Longest first, so that two at a time end together. */
export const staticChecks: readonly Step[] = [
  check('lint (eslint)', [binaryOf('eslint'), '--max-warnings=0', '.']),
  check('types, browser (tsc)', [binaryOf('typescript', 'tsc'), '-p', 'tsconfig.browser.json']),
  check('types, node (tsc)', [binaryOf('typescript', 'tsc'), '-p', 'tsconfig.node.json']),
  check('boundaries (dependency-cruiser)', [
    binaryOf('dependency-cruiser', 'depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    ...foldersWithCode,
  ]),
  check('format (prettier)', [binaryOf('prettier'), '--check', '--log-level=warn', '.']),
  check('contract with the remotes', ['tools/contract/contract.ts']),
  check('unused code (knip)', [binaryOf('knip'), '--no-progress']),
];

/** What the first pages weigh; it reads builds, so it stands where they are made. */
export const budgetCheck = check('bundle budgets', ['tools/budgets/budgets.ts']);

/** Writes some files in the project's format. */
export const formatFiles = (files: readonly string[]): Step =>
  check('format', [binaryOf('prettier'), '--write', '--log-level=warn', ...files]);

/** Writes every file in the project's format. */
export const formatAll: Step = formatFiles(['.']);
