/** The report at the end of a run. */
import { describeMutant } from './mutants.ts';
import type { Result } from './mutation-run.ts';
import { packageOf } from './reaching-tests.ts';

/** Minimum percentage of killed mutants. */
const minScore = 85;

const killedIn = (results: readonly Result[]): number =>
  results.filter(({ verdict }) => verdict === 'killed').length;

const scoreOf = (results: readonly Result[]): number =>
  results.length === 0 ? 100 : (100 * killedIn(results)) / results.length;

const row = (name: string, results: readonly Result[]): string => {
  const figures = [String(results.length), String(killedIn(results)), `${scoreOf(results).toFixed(1)} %`];
  return `| ${[name, ...figures].join(' | ')} |`;
};

/** The survivors, a Markdown table by package, and whether the total reaches the minimum. */
export const report = (results: readonly Result[]): { lines: string[]; isGood: boolean } => {
  const alive = results.filter(({ verdict }) => verdict !== 'killed');
  const isGood = scoreOf(results) >= minScore;
  return {
    isGood,
    lines: [
      ...alive.map(({ mutant, verdict }) => `${verdict}: ${describeMutant(mutant)}`),
      '',
      '| package | mutants | killed | score |',
      '|---|--:|--:|--:|',
      ...[...Map.groupBy(results, ({ mutant }) => packageOf(mutant.file))].map(([name, each]) =>
        row(name, each),
      ),
      row('all', results),
      '',
      `${scoreOf(results).toFixed(1)} % of ${String(results.length)} mutants killed; it has to be ${String(minScore)} % or more.`,
    ],
  };
};
