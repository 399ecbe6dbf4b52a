import type { Usage } from 'shared/contracts/usage';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatQuantity } from 'shared/format/quantity';
import { useToggle } from 'shared/toggles';
import { Accordion } from 'shared/ui/accordion';
import { Card } from 'shared/ui/card';
import { EmptyState } from 'shared/ui/empty-state';
import { Table, type TableColumn } from 'shared/ui/table';
import { Typography } from 'shared/ui/typography';
import { UsageCategories } from 'shared/usage';
import { DailyChart } from './daily-chart.tsx';
import { usageTexts as texts } from './texts.ts';

type Day = Usage['series'][number];

const columns: readonly TableColumn<Day>[] = [
  { id: 'day', header: texts.day, isRowHeader: true, cell: ({ date }) => formatMediumDate(date) },
  {
    id: 'data',
    header: texts.data,
    align: 'end' as const,
    cell: ({ value }) => formatQuantity({ value, unit: 'GB' }),
  },
];

/** The usage of one period (CTRL-016): by category, extra cost, and data per day. */
export const UsageDetails = ({ usage }: { readonly usage: Usage }) => {
  const showsPrices = useToggle('show_subscription_prices');
  const { categories, extraCost, series } = usage;
  if (categories.length === 0) return <EmptyState icon="sim">{texts.none}</EmptyState>;
  const table = (
    <Table
      label={texts.tableLabel}
      columns={columns}
      rows={series}
      rowKey={({ date }) => date}
      small="scroll"
    />
  );
  return (
    <>
      <Card title={texts.categories}>
        <UsageCategories categories={categories} />
        {showsPrices ? (
          <>
            <Typography weight="bold">{`${texts.extraTotal}: ${formatMoney(extraCost)}`}</Typography>
            <Typography look="small" tone="muted">
              {texts.vat}
            </Typography>
          </>
        ) : null}
      </Card>
      <Card title={texts.daily}>
        <DailyChart series={series} />
        <Accordion items={[{ id: 'table', title: texts.table, content: table }]} />
      </Card>
    </>
  );
};
