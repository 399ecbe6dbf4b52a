import { BarChart } from 'shared/chart';
import type { Usage } from 'shared/contracts/usage';
import { formatLongDate, formatMediumDate } from 'shared/format/date';
import { formatQuantity } from 'shared/format/quantity';
import { usageTexts as texts } from './texts.ts';

/** Data per day as bars. Its accessible text has the maximum; the table next to it has all values. */
export const DailyChart = ({ series }: { readonly series: Usage['series'] }) => {
  const max = series.reduce((top, each) => (each.value > top.value ? each : top), { date: '', value: 0 });
  if (max.value === 0) return null;
  const [first = max] = series;
  const last = series.at(-1) ?? max;
  const amount = formatQuantity({ value: max.value, unit: 'GB' });
  return (
    <BarChart
      bars={series.map(({ date, value }) => ({ key: date, value }))}
      label={texts.chart(amount, formatLongDate(max.date))}
      caption={texts.axis(amount, formatLongDate(max.date))}
      ends={[formatMediumDate(first.date), formatMediumDate(last.date)]}
    />
  );
};
