/** A part of the test command: it runs, counts what it checked, and shows its output only when something failed. */

export interface StepResult {
  passed: number;
  failed: number;
  /** Shown whole when something failed. */
  output: string;
}

export interface Step {
  name: string;
  run(): Promise<StepResult>;
}

/** The result of something that either holds or does not. */
export const verdict = (holds: boolean, output: string): StepResult =>
  holds ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const tried = async (step: Step): Promise<StepResult> => {
  try {
    return await step.run();
  } catch (error) {
    return verdict(false, error instanceof Error ? error.message : String(error));
  }
};

/** Runs a step and prints one line about it, with the whole output above it when something failed. */
export const runStep = async (step: Step): Promise<StepResult> => {
  const startedAt = performance.now();
  const result = await tried(step);
  if (result.failed > 0) process.stdout.write(`\n── ${step.name} ──\n${result.output.trimEnd()}\n\n`);
  const mark = result.failed > 0 ? '✗' : '✓';
  const counts = `${String(result.passed)} passed${result.failed > 0 ? `, ${String(result.failed)} failed` : ''}`;
  process.stdout.write(`${mark} ${step.name}: ${counts} (${seconds(startedAt)})\n`);
  return result;
};

/** Runs steps with at most `atOnce` at a time and gives the results in their order. */
export const runSteps = async (steps: readonly Step[], atOnce: number): Promise<StepResult[]> => {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await runStep(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};

/** The line that the test command ends with. */
export const summary = (results: readonly StepResult[]): string => {
  const sum = (key: 'passed' | 'failed'): string =>
    String(results.reduce((total, result) => total + result[key], 0));
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
