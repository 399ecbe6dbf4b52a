import type { Comparison, Limit } from './numbers.ts';

const figure = (value: number, unit: Comparison['unit']): string =>
  `${value.toFixed(unit === 'kB' ? 1 : 0)}${unit === '' ? '' : ` ${unit}`}`;

const limitText = (limit: Limit | undefined): string => {
  if (limit === undefined) return '';
  return 'times' in limit ? `≤ ${limit.times.toFixed(2)}` : `≤ + ${String(limit.more)}`;
};

/** Headings of the two columns. */
export type Sides = readonly [string, string];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The comparisons as a Markdown table, as in docs/performance.md. The requirements apply to the federated portal. */
export const markdownTable = (rows: readonly Comparison[], sides?: Sides): string => {
  const isOfFederation = sides === undefined;
  const [one, other] = sides ?? ['single bundle', 'federated'];
  const lastColumn = (text: string): string[] => (isOfFederation ? [text] : []);
  return [
    rowOf(['', one, other, 'ratio', ...lastColumn('limit')]).replace('|  |', '| |'),
    `|---|---:|---:|---:|${isOfFederation ? '---:|' : ''}`,
    ...rows.map(({ name, unit, single, federated, ratio, limit }) =>
      rowOf([
        name,
        figure(single, unit),
        figure(federated, unit),
        ratio.toFixed(2),
        ...lastColumn(limitText(limit)),
      ]),
    ),
  ].join('\n');
};
