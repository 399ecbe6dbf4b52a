/** What test processes read in place of the source files: mutated texts in a folder outside the repository. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Environment variables that configure a test run. */
export const variables = {
  /** A JSON file that maps the absolute path of each mutated file to its mutated text. */
  table: 'MUTATION_TABLE',
  /** A folder into which each process writes its coverage. */
  coverage: 'MUTATION_COVERAGE',
  /** The package whose Jest configuration applies. */
  packageFolder: 'MUTATION_PACKAGE',
  /** Where template databases are cached: one created by a mutant must not be reused by another run. */
  databases: 'MUTATION_DATABASES',
  active: '__STRYKER_ACTIVE_MUTANT__',
} as const;

let table: Readonly<Record<string, string>> | undefined;

/** The mutated text of a file, or undefined when it has no mutants in this run. */
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

/**
 * Detects infinite loops by counting how often a mutant is hit, so that the result does not depend on machine or load.
 */
export const endLoops = (): void => {
  (globalThis as Counter).__stryker__ = { hitCount: 0, hitLimit: 5_000_000 };
};

/** Saves the mutants covered so far, under the name of a test file. */
export const writeCoverage = (test: string): void => {
  const folder = process.env[variables.coverage];
  const covered = Object.keys((globalThis as Counter).__stryker__?.mutantCoverage?.static ?? {});
  if (folder === undefined || covered.length === 0) return;
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ test, covered }));
};
