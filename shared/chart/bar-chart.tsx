/**
 * Bar charts without a library (decision 44). For lazy-loaded pages only, to keep it out of every first page.
 */
import { Typography } from 'shared/ui/typography';
import styles from './bar-chart.module.css';

const width = 620;
const height = 160;

export interface BarChartProps {
  /** In display order; values below zero have no bar. Names are a few letters each, shown below the bars. */
  readonly bars: readonly { readonly key: string; readonly value: number; readonly name?: string }[];
  /** Accessible name: the chart's content in one sentence. Show every figure in a table next to it. */
  readonly label: string;
  /** Value of the highest bar. */
  readonly caption: string;
  /** Labels of the first and last bar, if they are not obvious. */
  readonly ends?: readonly [first: string, last: string];
}

/**
 * A bar chart of amounts, exposed as one image to assistive technology. Renders nothing if no value is above
 * zero.
 */
export const BarChart = ({ bars, label, caption, ends }: BarChartProps) => {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  if (most === 0) return null;
  const step = width / bars.length;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={label}>
        {bars.map(({ key, value }, index) => {
          const bar = (Math.max(0, value) / most) * (height - 1);
          return (
            <rect
              key={key}
              className={styles.bar}
              x={index * step + step * 0.15}
              y={height - bar}
              width={step * 0.7}
              height={bar}
            />
          );
        })}
        <line className={styles.axis} x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
      </svg>
      {bars.some(({ name }) => name) ? (
        <div className={styles.names} aria-hidden="true">
          {bars.map(({ key, name = '' }) => (
            <span key={key}>
              {name.slice(0, 1)}
              <span>{name.slice(1)}</span>
            </span>
          ))}
        </div>
      ) : null}
      {ends === undefined ? null : (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      <figcaption>
        <Typography look="small" tone="muted">
          {caption}
        </Typography>
      </figcaption>
    </figure>
  );
};
