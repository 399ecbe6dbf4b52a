/** Mutants that fail type checking are not run and not counted, as in StrykerJS. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutants.ts';

/** The file with this one mutant in it. Parentheses preserve the precedence of an expression. */
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
    // Each changed text gets a new version; unchanged files keep theirs.
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

/** Tells for each mutant whether its file passes type checking. */
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
