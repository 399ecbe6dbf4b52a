/** Formats the measurements of the lists. */

export interface Figure {
  readonly name: string;
  /** Subscriptions of the large customer. */
  readonly count: number;
  /**
   * Milliseconds of the large customer's call, of the small customer's call in the same database, and of a trivial
   * call.
   */
  readonly large: number;
  readonly small: number;
  readonly reference: number;
}

const ratio = (value: number): string => {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? value.toFixed(1) : 'timeout';
};

/**
 * One row per call: milliseconds at the first size, the ratio to that at each other size, and the ratio for the small
 * customer next to the largest.
 */
export const rowsTable = (figures: readonly Figure[]): string => {
  const sizes = [...new Set(figures.map(({ count }) => count))];
  const [first = 0, ...others] = sizes;
  const at = (name: string, count: number) =>
    figures.find(figure => figure.name === name && figure.count === count);
  const byReference = (figure: Figure | undefined, whose: 'large' | 'small') =>
    figure ? figure[whose] / figure.reference : Number.NaN;
  const rows = [...new Set(figures.map(({ name }) => name))].map(name => {
    const base = byReference(at(name, first), 'large');
    const times = others.map(count => ratio(byReference(at(name, count), 'large') / base));
    const beside =
      byReference(at(name, sizes.at(-1) ?? first), 'small') / byReference(at(name, first), 'small');
    return `| ${name} | ${(at(name, first)?.large ?? Number.NaN).toFixed(1)} | ${times.join(' | ')} | ${ratio(beside)} |`;
  });
  return [
    `| call | ${String(first)}, ms | ${others.map(count => count.toLocaleString('en')).join(' | ')} | 600 beside |`,
    `|---|---:|${others.map(() => '---:|').join('')}---:|`,
    ...rows,
  ].join('\n');
};
