import { SPEND_BREAKDOWNS, type Spend, type SpendBreakdown } from 'shared/contracts/spend';
import { useCurrentCustomer } from 'shared/customers';
import { DownloadButton } from 'shared/download';
import { billingLineLabel, noProductLabel } from 'shared/format/billing-line';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import type { List } from 'shared/list';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Cluster } from 'shared/ui/layout';
import { Select } from 'shared/ui/select';
import { Table, type TableColumn } from 'shared/ui/table';
import { averageOf } from './average.ts';
import type { SpendValues } from './spend-params.ts';
import { spendQueries } from './spend.queries.ts';
import { texts } from './texts.ts';

const words = texts.groups;

type Group = Spend['groups'][number];

const names: Readonly<Record<SpendBreakdown, (group: Group) => string>> = {
  Kind: ({ key }) => billingLineLabel(key),
  Product: ({ key }) => (key === '' ? noProductLabel : key),
  Account: ({ key, name }) => `${name} ${key}`,
};

const columnsOf = ({ by, months }: Spend): TableColumn<Group>[] => [
  { id: 'name', header: words.breakdowns[by], isRowHeader: true, cell: names[by] },
  {
    id: 'average',
    header: words.average,
    align: 'end',
    cell: ({ total }) => formatMoney(averageOf(total, months.length)),
  },
  { id: 'total', header: words.total, align: 'end', cell: ({ total }) => formatMoney(total) },
];

interface SpendGroupsProps {
  readonly list: List<SpendValues>;
  readonly spend: Spend;
  readonly isBusy: boolean;
}

/** The period's spend by the selected grouping, and the whole table as a file. */
export const SpendGroups = ({ list, spend, isBusy }: SpendGroupsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const queries = spendQueries(useHttp(), customerId);
  const { by } = spend;
  return (
    <Card title={words.heading}>
      <Cluster align="end" justify="between">
        <Select
          label={words.by}
          value={list.values.by}
          options={SPEND_BREAKDOWNS.map(value => ({ value, label: words.breakdowns[value] }))}
          onChange={({ target }) => {
            const chosen = SPEND_BREAKDOWNS.find(value => value === target.value);
            if (chosen !== undefined) list.change({ by: chosen });
          }}
        />
        <DownloadButton fetch={() => queries.file(list.values)} defaultName={words.csvName}>
          {words.csv}
        </DownloadButton>
      </Cluster>
      <Table
        label={words.label}
        columns={columnsOf(spend)}
        rows={spend.groups}
        rowKey={({ key }) => key}
        rowHref={({ key }) =>
          by === 'Account' ? links.invoices.href(customerId, { accountIds: [key] }) : undefined
        }
        isBusy={isBusy}
      />
    </Card>
  );
};
