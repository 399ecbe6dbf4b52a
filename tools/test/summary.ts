/** The summary at the end of the test command. */
import { stripVTControlCharacters } from 'node:util';
import { isGood, type Counts, type FinishedStep } from './step.ts';

const stepsInProfile = 10;
const linesOfFailure = 16;

const sum = (results: readonly Counts[], key: keyof Counts): string =>
  String(results.reduce((total, result) => total + result[key], 0));

/** Duration of the slowest steps, slowest first. Steps may have run in parallel. */
const profile = (results: readonly FinishedStep[], seconds: number): string[] => {
  const dearest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, stepsInProfile);
  return [
    `Took ${seconds.toFixed(0)} s; the dearest steps:`,
    ...dearest.map(step => `${step.seconds.toFixed(1).padStart(8)} s  ${step.name}`),
  ];
};

/** Repeats the failures, for readers who see only the end of a long output. */
const failures = (results: readonly FinishedStep[]): string[] =>
  results.flatMap(({ name, failures: told = [] }) =>
    told.flatMap(failure => [`✗ ${name}:`, ...firstLines(failure).map(line => `    ${line}`)]),
  );

const firstLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, linesOfFailure);

/** The last lines: failures, durations, what did not run, and totals. */
export const summary = (results: readonly FinishedStep[], seconds: number): string =>
  [
    ...failures(results),
    ...(results.length > 1 ? profile(results, seconds) : []),
    `${sum(results, 'notRun')} skipped or not run`,
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ].join('\n');

/** Ends the command: the exit status is 1 when something failed or did not run. */
export const tellExitStatus = (results: readonly Counts[]): void => {
  if (!results.every(isGood)) process.exitCode = 1;
};
