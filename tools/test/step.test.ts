import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { isGood, runSteps, verdict, type Step, type StepResult } from './step.ts';
import { summary, tellExitStatus } from './summary.ts';

const finished = (name: string, seconds: number, counts: { failed?: number; notRun?: number } = {}) => ({
  name,
  seconds,
  passed: 10,
  failed: 0,
  notRun: 0,
  ...counts,
});

describe('the result of the test command', () => {
  it('ends with the sums, after what did not run', () => {
    const results = [finished('a', 1), finished('b', 2, { failed: 2, notRun: 3 })];
    assert.deepEqual(summary(results, 3).split('\n').slice(-2), [
      '3 skipped or not run',
      '20 passed, 2 failed',
    ]);
  });

  it('starts with the first lines of each failure', () => {
    const message = [
      'Error: not the same',
      '',
      ...Array.from({ length: 30 }, () => '\u001b[31mline\u001b[39m'),
    ];
    const failed = { ...finished('a', 1, { failed: 1 }), failures: [`page › opens\n${message.join('\n')}`] };
    const lines = summary([failed, finished('b', 2)], 3).split('\n');
    assert.deepEqual(lines.slice(0, 4), ['✗ a:', '    page › opens', '    Error: not the same', '    line']);
    assert.ok(lines.length < 25);
  });

  it('lists the ten slowest steps, slowest first', () => {
    const results = Array.from({ length: 12 }, (_, index) => finished(`step ${String(index)}`, index));
    const lines = summary(results, 66).split('\n').slice(0, -2);
    assert.equal(lines[0], 'Took 66 s; the dearest steps:');
    assert.deepEqual(
      lines.slice(1).map(line => line.trim().split(/\s+s\s+/)[1]),
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(index => `step ${String(index)}`),
    );
  });

  it('is not good when something failed or did not run', () => {
    assert.ok(isGood({ passed: 1, failed: 0, notRun: 0 }));
    assert.ok(!isGood({ passed: 1, failed: 1, notRun: 0 }));
    assert.ok(!isGood({ passed: 1, failed: 0, notRun: 1 }));
    const statuses = [{}, { failed: 1 }, { notRun: 1 }].map(counts => {
      tellExitStatus([finished('a', 1), finished('b', 1, counts)]);
      const { exitCode } = process;
      process.exitCode = undefined;
      return exitCode;
    });
    assert.deepEqual(statuses, [undefined, 1, 1]);
  });
});

/**
 * Mutes the output of steps. Only text is muted: the runner needs the rest, which carries the test results.
 */
const silence = (test: TestContext): void => {
  const write = process.stdout.write.bind(process.stdout) as (chunk: unknown) => boolean;
  test.mock.method(process.stdout, 'write', (chunk: unknown) => typeof chunk === 'string' || write(chunk));
};

/** Runs steps of equal length, and returns for each the steps running when it starts. */
const startedSteps = async (test: TestContext, steps: readonly Omit<Step, 'run'>[]): Promise<string[]> => {
  silence(test);
  const begun: string[] = [];
  const atWork = new Set<string>();
  const run = async (name: string): Promise<StepResult> => {
    begun.push([...atWork.add(name)].join(' + '));
    await new Promise(setImmediate);
    atWork.delete(name);
    return verdict(true, '');
  };
  await runSteps(steps.map(step => ({ ...step, run: () => run(step.name) })));
  return begun;
};

describe('steps', () => {
  it('run in parallel as far as there are workers, and the next that fits fills up', async test => {
    const steps = [
      { name: 'a', workers: 2 },
      { name: 'b', workers: 2 },
      { name: 'c' },
      { name: 'd' },
      { name: 'greedy', workers: 9 },
    ];
    assert.deepEqual(await startedSteps(test, steps), ['a', 'a + c', 'c + b', 'b + d', 'greedy']);
  });

  it('that change the builds never run next to those that need them', async test => {
    const steps = [
      { name: 'builds', builds: 'changes' },
      { name: 'reads', builds: 'reads' },
      { name: 'reads too', builds: 'reads' },
      { name: 'releases', builds: 'changes' },
      { name: 'lints' },
      { name: 'types' },
    ] as const;
    assert.deepEqual(await startedSteps(test, steps), [
      'builds',
      'builds + lints',
      'builds + lints + types',
      'lints + types + reads',
      'types + reads + reads too',
      'releases',
    ]);
  });

  it('that change the builds let earlier steps start first, although there is no room yet', async test => {
    const steps = [
      { name: 'tests', workers: 2 },
      { name: 'reads', workers: 2, builds: 'reads' },
      { name: 'releases', builds: 'changes' },
    ] as const;
    assert.deepEqual(await startedSteps(test, steps), ['tests', 'reads', 'releases']);
  });

  it('all run, even if one fails or throws', async test => {
    silence(test);
    const results = await runSteps([
      { name: 'fails', run: () => Promise.resolve(verdict(false, '')) },
      { name: 'breaks', run: () => Promise.reject(new Error('broken')) },
      { name: 'holds', run: () => Promise.resolve(verdict(true, '')) },
    ]);
    assert.deepEqual(
      results.map(({ name, failed }) => [name, failed]),
      [
        ['fails', 1],
        ['breaks', 1],
        ['holds', 0],
      ],
    );
  });
});
