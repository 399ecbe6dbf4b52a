/** Which test files reach a file through what they import, the nearest first. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
// What only a database server can run.
const needsServer = (file: string): boolean => file.endsWith('.postgres.test.ts');

/** Each file with those that import it. */
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

/** The package that a file below the root is in. */
export const packageOf = (file: string): string => file.split('/')[0] ?? '';

const foldersInCommon = (one: string, other: string): number => {
  const folders = path.posix.dirname(other).split('/');
  const differing = path.posix
    .dirname(one)
    .split('/')
    .findIndex((folder, depth) => folder !== folders[depth]);
  return differing < 0 ? folders.length : differing;
};

/** All test files that import the file, themselves or through others. */
export const testsThatReach = (file: string, importers: ReadonlyMap<string, readonly string[]>): string[] => {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances)
    for (const importer of importers.get(each) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const rank = (test: string): readonly [number, number, number] => [
    packageOf(test) === packageOf(file) ? 0 : 1,
    -foldersInCommon(file, test),
    distances.get(test) ?? 0,
  ];
  return [...distances.keys()]
    .filter(each => isTest(each) && !needsServer(each))
    .map(test => ({ test, rank: rank(test) }))
    .sort(
      (a, b) =>
        a.rank[0] - b.rank[0] ||
        a.rank[1] - b.rank[1] ||
        a.rank[2] - b.rank[2] ||
        a.test.localeCompare(b.test, 'en'),
    )
    .map(({ test }) => test);
};
