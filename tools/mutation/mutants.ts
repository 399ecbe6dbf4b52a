/** Mutants as StrykerJS creates them. Its instrumenter writes all mutants of a file into one text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export interface Mutant {
  /** Value of `__STRYKER_ACTIVE_MUTANT__` that activates this mutant in a test run. */
  id: string;
  /** Relative to the root, with slashes. */
  file: string;
  /** Starts at 1. */
  line: number;
  column: number;
  mutator: string;
  /** The replacement: range in the file, original text, and new text. */
  start: number;
  original: string;
  replacement: string;
}

export interface Mutated {
  mutants: Mutant[];
  /** Mutated texts by file: each contains every mutant of the file, none of them active. */
  texts: Map<string, string>;
}

interface Position {
  line: number;
  column: number;
}

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

/** Positions in a text by line and column, both starting at 0. */
const placesIn = (text: string): ((position: Position) => number) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => (starts[line] ?? 0) + column;
};

/** @param files relative to `root`, with slashes */
export const mutate = async (root: string, files: readonly string[]): Promise<Mutated> => {
  const contents = new Map(files.map(file => [file, readFileSync(path.join(root, file), 'utf8')]));
  const { files: written, mutants } = await new Instrumenter(silent).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: [], excludedMutations: [], ignorers: [] },
  );
  const places = new Map([...contents].map(([file, text]) => [file, placesIn(text)]));
  return {
    texts: new Map(written.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
      const placeOf = places.get(fileName) ?? placesIn('');
      const start = placeOf(location.start);
      return {
        id,
        file: fileName,
        line: location.start.line + 1,
        column: location.start.column + 1,
        mutator: mutatorName,
        start,
        original: (contents.get(fileName) ?? '').slice(start, placeOf(location.end)),
        replacement,
      };
    }),
  };
};

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
};

/** One line: the position, the original and the replacement. */
export const describeMutant = ({ file, line, column, mutator, original, replacement }: Mutant): string =>
  `${file}:${String(line)}:${String(column)} ${mutator}: ${shortened(original)} → ${shortened(replacement)}`;
