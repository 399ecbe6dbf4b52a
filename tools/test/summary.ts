/** What the test command says at its end. */
import { stripVTControlCharacters } from 'node:util';
import { isGood, type Counts, type FinishedStep } from './step.ts';

const stepsInProfile = 10;
const linesOfFailure = 16;

const sum = (results: readonly Counts[], key: keyof Counts): string =>
  String(results.reduce((total, result) => total + result[key], 0));

/** Where the time went: the dearest steps, the dearest first. Some of them ran side by side. */
const profile = (results: readonly FinishedStep[], seconds: number): string[] => {
  const dearest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, stepsInProfile);
  return [
    `Took ${seconds.toFixed(0)} s; the dearest steps:`,
    ...dearest.map(step => `${step.seconds.toFixed(1).padStart(8)} s  ${step.name}`),
  ];
};

/** Whoever sees only the end of a long output is told what failed, not only how much. */
const failures = (results: readonly FinishedStep[]): string[] =>
  results.flatMap(({ name, failures: told = [] }) =>
    told.flatMap(failure => [`✗ ${name}:`, ...firstLines(failure).map(line => `    ${line}`)]),
  );

const firstLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, linesOfFailure);

/** The last lines: what failed, the profile, what did not run, and the sums. */
export const summary = (results: readonly FinishedStep[], seconds: number): string =>
  [
    ...failures(results),
    ...(results.length > 1 ? profile(results, seconds) : []),
    `${sum(results, 'notRun')} skipped or not run`,
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ].join('\n');

/** Ends a command that ran steps: the exit status is 1 when something failed or did not run. */
export const tellExitStatus = (results: readonly Counts[]): void => {
  if (!results.every(isGood)) process.exitCode = 1;
};
