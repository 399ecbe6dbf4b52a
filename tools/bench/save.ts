/** Writes the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../portal/front-ends.ts';
import type { Comparison } from './numbers.ts';
import { markdownTable, type Sides } from './table.ts';

const outputFolder = path.join(repositoryRoot, 'tools/bench/dist');

interface Result {
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
  readonly registered?: object;
  readonly growth?: object;
}

/** Writes all measurements to the file and prints a table. */
export const save = (result: Result, sides?: Sides): void => {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(path.join(outputFolder, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${markdownTable(result.comparisons, sides)}\n\n`);
};
