/** What a process that runs tests reads instead of the files: texts with mutants, kept in a folder outside of the tree. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the variables that a run of tests is told by. */
export const variables = {
  /** A JSON file: absolute path of each mutated file, and where its text is. */
  table: 'MUTATION_TABLE',
  /** A folder that takes what each process covered. */
  coverage: 'MUTATION_COVERAGE',
  /** The package whose Jest configuration counts. */
  packageFolder: 'MUTATION_PACKAGE',
  /** Where test databases are kept: what a mutant made must not be another run's beginning. */
  databases: 'MUTATION_DATABASES',
  active: '__STRYKER_ACTIVE_MUTANT__',
} as const;

let table: Readonly<Record<string, string>> | undefined;

/** The text with mutants of a file, or undefined when it has none in this run. */
export const mutatedText = (file: string): string | undefined => {
  table ??= JSON.parse(readFileSync(process.env[variables.table] ?? '', 'utf8')) as Record<string, string>;
  const kept = table[file];
  return kept === undefined ? undefined : readFileSync(kept, 'utf8');
};

interface Counter {
  __stryker__?: {
    hitCount?: number;
    hitLimit?: number;
    mutantCoverage?: { static: Readonly<Record<string, number>> };
  };
}

/** A loop that a mutant keeps from ending passes it again and again: that is an error, on any machine, at any load. */
export const endLoops = (): void => {
  (globalThis as Counter).__stryker__ = { hitCount: 0, hitLimit: 5_000_000 };
};

/** Writes down which mutants were passed so far, under the name of a test file. */
export const writeCoverage = (test: string): void => {
  const folder = process.env[variables.coverage];
  const covered = Object.keys((globalThis as Counter).__stryker__?.mutantCoverage?.static ?? {});
  if (folder === undefined || covered.length === 0) return;
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ test, covered }));
};
