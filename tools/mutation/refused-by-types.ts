/** A mutant that the type checker refuses never comes to a test: it is not counted, as StrykerJS does not count it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutants.ts';

/** The file with the one mutant in it. Brackets keep an expression whole among its neighbours. */
const textWith = (text: string, { start, original, replacement, mutator }: Mutant): string => {
  const isExpression = ['ConditionalExpression', 'LogicalOperator', 'EqualityOperator'].includes(mutator);
  return (
    text.slice(0, start) +
    (isExpression && replacement !== '' ? `(${replacement})` : replacement) +
    text.slice(start + original.length)
  );
};

const serviceOf = (configuration: string, changed: ReadonlyMap<string, string>) => {
  const { config } = ts.readConfigFile(configuration, name => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration));
  const textOf = (name: string): string | undefined => changed.get(name) ?? ts.sys.readFile(name);
  let edits = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    // A changed text is a version of its own; what is not changed has always the same.
    getScriptVersion: name => (changed.has(name) ? String(edits) : ''),
    getScriptSnapshot: name => {
      const text = textOf(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => path.dirname(configuration),
    getCompilationSettings: () => options,
    getDefaultLibFileName: given => ts.getDefaultLibFilePath(given),
    fileExists: name => ts.sys.fileExists(name),
    readFile: textOf,
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: name => ts.sys.directoryExists(name),
    getDirectories: name => ts.sys.getDirectories(name),
  });
  return (file: string): boolean => {
    edits += 1;
    return (
      service.getSyntacticDiagnostics(file).length > 0 ||
      service.getSemanticDiagnostics(file).some(({ category }) => category === ts.DiagnosticCategory.Error)
    );
  };
};

/** Tells of mutants whether their own file passes the type checker with them in it. */
export const typeChecker = (root: string): ((mutant: Mutant) => boolean) => {
  const services = new Map<string, (file: string) => boolean>();
  const changed = new Map<string, string>();
  return mutant => {
    const program = mutant.file.startsWith('platform/') ? 'tsconfig.node.json' : 'tsconfig.browser.json';
    const configuration = path.join(root, program);
    if (!existsSync(configuration)) return false;
    const file = path.join(root, mutant.file);
    const refuses = services.get(program) ?? serviceOf(configuration, changed);
    services.set(program, refuses);
    changed.clear();
    changed.set(file, textWith(readFileSync(file, 'utf8'), mutant));
    return refuses(file);
  };
};
