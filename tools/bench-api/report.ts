/** Summarises the bursts and formats the report. */
import { median } from '../bench/numbers.ts';
import type { Burst } from './load.ts';

/** Maximum 99th percentile of the response time, in milliseconds. */
const maxP99 = 100;

/** Maximum memory growth of the warm platform under load, in megabytes. */
const maxGrowth = 64;

export interface Row extends Burst {
  readonly name: string;
  /** Calls per second, divided by those of the reference in the same round. */
  readonly ratio: number;
  /** CPU time per call, divided by that of the bare query in the same round. */
  readonly byBareQuery: number;
}

/** Medians over the rounds; `references` and `bareQueries` are the baseline bursts, round by round. */
export const rowOf = (
  name: string,
  bursts: readonly Burst[],
  { references, bareQueries }: { references: readonly Burst[]; bareQueries: readonly Burst[] },
): Row => {
  const middle = (of: (burst: Burst) => number): number => median(bursts.map(of));
  return {
    name,
    perSecond: middle(burst => burst.perSecond),
    p50: middle(burst => burst.p50),
    p99: middle(burst => burst.p99),
    cpu: middle(burst => burst.cpu),
    ratio: median(
      bursts.map((burst, round) => burst.perSecond / (references[round]?.perSecond ?? Number.NaN)),
    ),
    byBareQuery: median(bursts.map((burst, round) => burst.cpu / (bareQueries[round]?.cpu ?? Number.NaN))),
  };
};

const numberText = (value: number, unit = ''): string =>
  Number.isNaN(value) ? '' : `${value.toFixed(2)}${unit}`;

/** The rows as a Markdown table, as in docs/performance.md. */
export const markdownTable = (rows: readonly Row[]): string =>
  [
    '| | calls a second | p50 | p99 | by the reference | CPU a call | by the bare query |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(
      ({ name, perSecond, p50, p99, ratio, cpu, byBareQuery }) =>
        `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p99.toFixed(0)} ms | ${ratio.toFixed(3)} | ${numberText(cpu, ' ms')} | ${numberText(byBareQuery)} |`,
    ),
  ].join('\n');

/**
 * Problems that must not occur on any machine, one sentence each. Calls per second are not checked: they depend on the
 * machine.
 */
export const complaints = (rows: readonly Row[], grownBy: number): string[] => [
  ...rows
    .filter(({ p99 }) => p99 > maxP99)
    .map(({ name, p99 }) => `${name}: p99 is ${p99.toFixed(0)} ms, and may be ${String(maxP99)}.`),
  ...(grownBy > maxGrowth
    ? [`The platform's memory grew by ${grownBy.toFixed(0)} MB, and may by ${String(maxGrowth)}.`]
    : []),
];
