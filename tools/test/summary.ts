/** What the test command says at its end. */
import { isGood, type Counts, type FinishedStep } from './step.ts';

const stepsInProfile = 10;

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

/** The last lines: the profile, what did not run, and the sums. */
export const summary = (results: readonly FinishedStep[], seconds: number): string =>
  [
    ...(results.length > 1 ? profile(results, seconds) : []),
    `${sum(results, 'notRun')} skipped or not run`,
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ].join('\n');

/** Ends a command that ran steps: the exit status is 1 when something failed or did not run. */
export const tellExitStatus = (results: readonly Counts[]): void => {
  if (!results.every(isGood)) process.exitCode = 1;
};
