/** Checks that read the code without running it; each counts as one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { verdict, type Step } from './step.ts';

const require = createRequire(import.meta.url);

/** The script behind a tool's command, as its package names it. */
const binaryOf = (tool: string, command = tool): string => {
  const folder = ['tools/node_modules', 'node_modules']
    .map(each => path.join(repositoryRoot, each, tool))
    .find(existsSync);
  if (folder === undefined) throw new Error(`${tool} is not installed.`);
  const { bin } = require(path.join(folder, 'package.json')) as { bin: string | Record<string, string> };
  return path.join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''));
};

const check = (name: string, script: readonly string[]): Step => ({
  name,
  run: async () => {
    const { succeeded, output } = await runNode(script, { folder: repositoryRoot });
    return verdict(succeeded, output);
  },
});

const browserFolders = [...frontEnds.map(({ id }) => id), 'shared'];
const foldersWithCode = [...browserFolders, 'platform', 'e2e', 'tools'];

/** A program's types fill gigabytes, and stay: room for them at once, in place of collecting on the way, saves a tenth. */
const roomForTypes = ['--max-semi-space-size=64', '--initial-old-space-size=2000'];
const lint = [...roomForTypes, binaryOf('eslint'), '--max-warnings=0'];
// What a file has to look like depends on it alone (and on the settings, which the cache knows).
const format = [binaryOf('prettier'), '--log-level=warn', '--cache', '--cache-strategy=content'];
const types = binaryOf('typescript-native', 'tsc');

/** ESLint on folders or files: of the browser's packages, and of the rest. A run needs one of two programs, not both. */
const lintChecks: readonly Step[] = [
  check('lint, browser (eslint)', [...lint, ...browserFolders]),
  check('lint, node (eslint)', [
    ...lint,
    '.',
    ...browserFolders.flatMap(folder => ['--ignore-pattern', `${folder}/`]),
  ]),
];

/** The same on a few files. */
const lintOf = (files: readonly string[]): Step[] => {
  const code = files.filter(
    file => /\.(?:tsx?|m?js)$/.test(file) && existsSync(path.join(repositoryRoot, file)),
  );
  const inBrowser = (file: string): boolean => browserFolders.includes(file.split('/')[0] ?? '');
  return [code.filter(inBrowser), code.filter(file => !inBrowser(file))]
    .filter(({ length }) => length > 0)
    .map(each => check('lint of what changed (eslint)', [...lint, '--no-warn-ignored', ...each]));
};

const wholeChecks: readonly Step[] = [
  check('types, browser (tsc)', [types, '-p', 'tsconfig.browser.json']),
  check('types, node (tsc)', [types, '-p', 'tsconfig.node.json']),
  check('boundaries (dependency-cruiser)', ['tools/lint/boundaries.ts', ...foldersWithCode]),
  check('format (prettier)', [...format, '--check', '.']),
  check('contract with the remotes', ['tools/contract/contract.ts']),
  check('unused code (knip)', [binaryOf('knip'), '--no-progress']),
];

/** Longest first, so that they end together. */
export const staticChecks: readonly Step[] = [...lintChecks, ...wholeChecks];

/** The static checks for a change of these files. */
export const staticChecksOf = (files: readonly string[]): Step[] => [...lintOf(files), ...wholeChecks];

/** What the first pages weigh. It makes the builds that are stale, for all that reads them. */
export const budgetCheck: Step = {
  ...check('bundle budgets', ['tools/budgets/budgets.ts']),
  workers: 2,
  builds: 'changes',
};

/** Writes some files in the project's format. */
export const formatFiles = (files: readonly string[]): Step =>
  check('format', [...format, '--write', ...files]);

/** Writes every file in the project's format. */
export const formatAll: Step = formatFiles(['.']);
