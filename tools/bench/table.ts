import type { Comparison } from './numbers.ts';

const figure = (value: number, unit: Comparison['unit']): string =>
  `${value.toFixed(unit === 'kB' ? 1 : 0)}${unit === '' ? '' : ` ${unit}`}`;

/** What stands above the two columns. */
export type Sides = readonly [string, string];

/** The comparisons as a Markdown table, the form they have in docs/performance.md. */
export const markdownTable = (
  rows: readonly Comparison[],
  [one, other]: Sides = ['single bundle', 'federated'],
): string =>
  [
    `| | ${one} | ${other} | ratio | asked for |`,
    '|---|---:|---:|---:|---:|',
    ...rows.map(({ name, unit, single, federated, ratio, limit }) =>
      [
        '',
        name,
        figure(single, unit),
        figure(federated, unit),
        ratio.toFixed(2),
        limit === undefined ? '' : `≤ ${limit.toFixed(2)}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
