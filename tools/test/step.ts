/** A step of the test command: it runs, counts its checks, and shows its output only on failure. */

export interface Counts {
  passed: number;
  failed: number;
  /** Skipped, todo, or not reached. A test that did not run proves nothing, so it fails the run as well. */
  notRun: number;
}

/** The report format of our own reporters. */
export interface StepReport extends Counts {
  /** Failures with title and message, repeated at the very end. */
  failures: string[];
}

export interface StepResult extends Counts {
  /** As far as the runner knows. */
  failures?: readonly string[];
  /** Shown in full on failure. */
  output: string;
}

export interface Step {
  name: string;
  /** Number of workers; default 1. */
  workers?: number;
  /**
   * How it uses the builds of the front ends, if at all. A step that changes them never runs in parallel with one that
   * needs them.
   */
  builds?: 'reads' | 'changes';
  run(): Promise<StepResult>;
}

/** A finished step. */
export interface FinishedStep extends Counts {
  name: string;
  failures?: readonly string[];
  seconds: number;
}

/** The result of a pass-or-fail check. */
export const verdict = (holds: boolean, output: string): StepResult =>
  holds ? { passed: 1, failed: 0, notRun: 0, output } : { passed: 0, failed: 1, notRun: 0, output };

/** Combines the runs of one step into its result. */
export const allTogether = (results: readonly StepResult[]): StepResult =>
  results.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    notRun: sum.notRun + each.notRun,
    failures: [...(sum.failures ?? []), ...(each.failures ?? [])],
    output: `${sum.output}\n${each.output}`,
  }));

export const isGood = ({ failed, notRun }: Counts): boolean => failed === 0 && notRun === 0;

const tried = async (step: Step): Promise<StepResult> => {
  try {
    return await step.run();
  } catch (error) {
    return verdict(false, error instanceof Error ? error.message : String(error));
  }
};

const inWords = ({ passed, failed, notRun }: Counts): string =>
  [
    `${String(passed)} passed`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(notRun > 0 ? [`${String(notRun)} did not run`] : []),
  ].join(', ');

/** Runs a step and prints one line about it, preceded by its whole output on failure. */
const runStep = async (step: Step): Promise<FinishedStep> => {
  const startedAt = performance.now();
  const { output, ...report } = await tried(step);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!isGood(report)) process.stdout.write(`\n── ${step.name} ──\n${output.trimEnd()}\n\n`);
  const mark = isGood(report) ? '✓' : '✗';
  process.stdout.write(`${mark} ${step.name}: ${inWords(report)} (${seconds.toFixed(1)} s)\n`);
  return { ...report, name: step.name, seconds };
};

const disturb = (one: Step, other: Step): boolean =>
  one.builds !== undefined &&
  other.builds !== undefined &&
  (one.builds === 'changes' || other.builds === 'changes');

const workersOf = (steps: Iterable<Step>): number =>
  [...steps].reduce((sum, { workers = 1 }) => sum + workers, 0);

/** One more than the two cores that a run must fit on, since some worker is always waiting. */
const workersAtOnce = 3;

/**
 * Runs steps in parallel, limited by the number of workers, and returns the results in their order. A step starts as
 * soon as it can, in the order of the list; conflicting steps keep their order. A failed step does not stop the others.
 */
export const runSteps = async (steps: readonly Step[]): Promise<FinishedStep[]> => {
  const results = new Map<Step, FinishedStep>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<unknown>>();

  const mayBegin = (step: Step): boolean => {
    if (running.size > 0 && workersOf([...running.keys(), step]) > workersAtOnce) return false;
    const before = [...waiting].slice(0, [...waiting].indexOf(step));
    return ![...running.keys(), ...before].some(other => disturb(step, other));
  };
  const run = async (step: Step): Promise<void> => {
    results.set(step, await runStep(step));
    running.delete(step);
  };

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (!mayBegin(step)) continue;
      waiting.delete(step);
      running.set(step, run(step));
    }
    await Promise.race(running.values());
  }
  return steps.flatMap(step => results.get(step) ?? []);
};
