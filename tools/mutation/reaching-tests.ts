/** Finds the test files that import a file, directly or indirectly, the nearest first. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
// Tests that need a database server.
const needsServer = (file: string): boolean => file.endsWith('.postgres.test.ts');

/** Each file with its importers. */
export const importersOf = (root: string, files: readonly string[]): Map<string, string[]> => {
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowImportingTsExtensions: true,
  };
  const cache = ts.createModuleResolutionCache(root, name => name, options);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const absolute = path.join(root, file);
    const { importedFiles } = ts.preProcessFile(readFileSync(absolute, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const found = ts.resolveModuleName(fileName, absolute, options, ts.sys, cache).resolvedModule;
      if (found === undefined) continue;
      const imported = path.relative(root, found.resolvedFileName).replaceAll(path.sep, '/');
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
};

/** The package of a file, from its path relative to the root. */
export const packageOf = (file: string): string => file.split('/')[0] ?? '';

/** Distance between the folders of two files, in steps up and down. */
const foldersBetween = (one: string, other: string): number =>
  path.posix
    .relative(path.posix.dirname(one), path.posix.dirname(other))
    .split('/')
    .filter(step => step !== '').length;

const nameOf = (file: string): string => path.posix.basename(file).replace(/(?:\.test)?\.tsx?$/, '');

/** Compares by the first difference. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, place) => each - (other[place] ?? 0)).find(difference => difference !== 0) ?? 0;

/** All test files that import the file, directly or indirectly: the one with the same name first, then the nearest. */
export const testsThatReach = (file: string, importers: ReadonlyMap<string, readonly string[]>): string[] => {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances)
    for (const importer of importers.get(each) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const rank = (test: string): readonly number[] => [
    packageOf(test) === packageOf(file) ? 0 : 1,
    nameOf(test) === nameOf(file) ? 0 : 1,
    foldersBetween(file, test),
    distances.get(test) ?? 0,
  ];
  return [...distances.keys()]
    .filter(each => isTest(each) && !needsServer(each))
    .map(test => ({ test, rank: rank(test) }))
    .sort((a, b) => compare(a.rank, b.rank) || a.test.localeCompare(b.test, 'en'))
    .map(({ test }) => test);
};
