import { BarChart } from 'shared/chart';
import type { Spend } from 'shared/contracts/spend';
import { formatMonth } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Accordion } from 'shared/ui/accordion';
import { Card } from 'shared/ui/card';
import { Table, type TableColumn } from 'shared/ui/table';
import { Figures } from '../figures.tsx';
import { averageOf } from './average.ts';
import { texts } from './texts.ts';

const words = texts.months;

interface Month {
  readonly month: string;
  readonly amount: Spend['total'];
}

const columns: readonly TableColumn<Month>[] = [
  { id: 'month', header: words.month, isRowHeader: true, cell: ({ month }) => nameOf(month) },
  { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => formatMoney(amount) },
];

const nameOf = (month: string): string => formatMonth(`${month}-01`);

/** The total of each month: figures, bars, and a table. */
export const SpendMonths = ({ spend }: { readonly spend: Spend }) => {
  const rows = spend.months.map((month, index) => ({ month, amount: spend.totals[index] ?? spend.total }));
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const max = rows.reduce((top, row) => (row.amount.value > top.amount.value ? row : top), first);
  return (
    <Card title={words.heading}>
      <Figures
        items={[
          { term: words.total, value: formatMoney(spend.total) },
          { term: words.average, value: formatMoney(averageOf(spend.total, rows.length)) },
          { term: words.latest, value: formatMoney(last.amount), note: nameOf(last.month) },
        ]}
      />
      <BarChart
        bars={rows.map(({ month, amount }) => ({
          key: month,
          value: amount.value,
          name: nameOf(month).slice(0, rows.length > 12 ? 1 : 3),
        }))}
        label={words.chart(formatMoney(max.amount), nameOf(max.month))}
        caption={words.axis(formatMoney(max.amount), nameOf(max.month))}
        ends={[nameOf(first.month), nameOf(last.month)]}
      />
      <Accordion
        items={[
          {
            id: 'table',
            title: words.table,
            content: (
              <Table
                label={words.label}
                columns={columns}
                rows={rows.toReversed()}
                rowKey={({ month }) => month}
                small="scroll"
              />
            ),
          },
        ]}
      />
    </Card>
  );
};
