import type { Usage } from 'shared/contracts/usage';
import { formatLongDate } from 'shared/format/date';
import { formatQuantity } from 'shared/format/quantity';
import { Typography } from 'shared/ui/typography';
import styles from './usage.module.css';
import { usageTexts as texts } from './texts.ts';

const width = 620;
const height = 160;

/** The data of each day as bars. It says its most in words; every figure stands in the table beside it. */
export const DailyChart = ({ series }: { readonly series: Usage['series'] }) => {
  const most = series.reduce((top, each) => (each.value > top.value ? each : top), { date: '', value: 0 });
  if (most.value === 0) return null;
  const step = width / series.length;
  const amount = formatQuantity({ value: most.value, unit: 'GB' });
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={texts.chart(amount, formatLongDate(most.date))}
      >
        {series.map(({ date, value }, index) => {
          const bar = (value / most.value) * (height - 1);
          return (
            <rect
              key={date}
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
      <figcaption>
        <Typography look="small" tone="muted">
          {texts.axis(amount)}
        </Typography>
      </figcaption>
    </figure>
  );
};
