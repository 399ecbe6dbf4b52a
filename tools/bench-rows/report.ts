/** How what was measured of the lists is printed. */

export interface Figure {
  readonly name: string;
  /** Subscriptions of the large customer. */
  readonly count: number;
  /** Milliseconds of the call of the large customer, of the small one beside it, and of a call that reads little. */
  readonly large: number;
  readonly small: number;
  readonly reference: number;
}

const ratio = (value: number): string => {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? value.toFixed(1) : 'timeout';
};

/**
 * A row for each call: what it takes at the first size, in milliseconds, then how many times that at each other size, and
 * how many times what it took then the small customer waits beside the largest.
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
