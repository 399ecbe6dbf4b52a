/** Shows the table in all its states (NAV-045). Not for customers: see the router. */
import { useState } from 'react';
import { Card } from 'shared/ui/card';
import { EmptyState } from 'shared/ui/empty-state';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { Skeleton } from 'shared/ui/skeleton';
import { Table, type TableColumn, type TableSort } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { people, type Person } from './people.ts';
import { tableTestTexts as texts } from './texts.ts';
import styles from './table-test.module.css';

const columns: readonly TableColumn<Person>[] = [
  { id: 'name', header: texts.name, cell: row => row.name, isRowHeader: true, isSortable: true },
  { id: 'number', header: texts.number, cell: row => row.number, isSortable: true },
  { id: 'account', header: texts.account, cell: row => row.account, isHiddenOnMedium: true },
  { id: 'usage', header: texts.usage, cell: row => texts.gigabytes(row.usage), align: 'end' },
  {
    id: 'status',
    header: texts.status,
    cell: row => <Tag tone={row.isActive ? 'success' : 'warning'}>{texts.statusOf(row.isActive)}</Tag>,
  },
];

const sorted = (rows: readonly Person[], { column, direction }: TableSort): Person[] => {
  const valueOf = (row: Person): string => (column === 'number' ? row.number : row.name);
  const rising = [...rows].sort((a, b) => valueOf(a).localeCompare(valueOf(b), 'da'));
  return direction === 'ascending' ? rising : rising.reverse();
};

const rowKey = (row: Person): string => row.id;

export const TableTestPage = () => {
  usePageTitle(texts.title);
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([people[1]?.id ?? '']));
  const common = { columns, rowKey };
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <div className={styles.states}>
        <Card title={texts.plain}>
          <Table {...common} label={texts.tableOf(texts.plain)} rows={people} />
        </Card>
        <Card title={texts.sortable}>
          <Table
            {...common}
            label={texts.tableOf(texts.sortable)}
            rows={sorted(people, sort)}
            sort={sort}
            onSortChange={setSort}
            rowHref={row => `#${row.id}`}
          />
        </Card>
        <Card title={texts.selectable}>
          <p role="status">{texts.selected(selected.size)}</p>
          <Table
            {...common}
            label={texts.tableOf(texts.selectable)}
            rows={people}
            selection={{ selected, onChange: setSelected, labelOf: row => row.name }}
          />
        </Card>
        <Card title={texts.busy}>
          <Table {...common} label={texts.tableOf(texts.busy)} rows={people.slice(0, 2)} isBusy />
        </Card>
        <Card title={texts.scrolling}>
          <Table {...common} label={texts.tableOf(texts.scrolling)} rows={people} small="scroll" />
        </Card>
        <Card title={texts.loading}>
          <Skeleton shape="card" />
        </Card>
        <Card title={texts.empty}>
          <EmptyState>{texts.nothing}</EmptyState>
        </Card>
      </div>
    </>
  );
};
