import { useState } from 'react';
import { Accordion } from '../accordion/accordion.tsx';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Divider } from '../divider/divider.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { EmailText } from '../email-text/email-text.tsx';
import { Cluster, Columns, Stack } from '../layout/layout.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Table } from '../table/table.tsx';
import type { TableColumn, TableSort } from '../table/table.tsx';
import { Tag } from '../tag/tag.tsx';
import { Tile } from '../tile/tile.tsx';
import { TreeList } from '../tree-list/tree-list.tsx';
import { UsageBar } from '../usage-bar/usage-bar.tsx';
import styles from './gallery.module.css';

interface Row {
  id: string;
  name: string;
  number: string;
  plan: string;
  price: string;
  status: 'Aktiv' | 'Spærret' | 'Afventer';
}

const rows: Row[] = [
  {
    id: '1',
    name: 'Anna Holm',
    number: '22 34 56 78',
    plan: 'Erhverv Mobil 50 GB',
    price: '199,00 kr./md',
    status: 'Aktiv',
  },
  {
    id: '2',
    name: 'Bo Kjærgaard Andersen',
    number: '31 45 67 89',
    plan: 'Erhverv Mobil 10 GB',
    price: '99,00 kr./md',
    status: 'Spærret',
  },
  {
    id: '3',
    name: 'Vagttelefon',
    number: '40 12 34 56',
    plan: 'Erhverv Mobil fri data',
    price: '1.249,50 kr./md',
    status: 'Afventer',
  },
];

const tones = { Aktiv: 'success', Spærret: 'error', Afventer: 'warning' } as const;

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Navn', cell: row => row.name, isRowHeader: true, isSortable: true },
  { id: 'number', header: 'Nummer', cell: row => row.number, isSortable: true },
  { id: 'plan', header: 'Abonnement', cell: row => row.plan },
  { id: 'status', header: 'Status', cell: row => <Tag tone={tones[row.status]}>{row.status}</Tag> },
  { id: 'price', header: 'Pris', cell: row => row.price, align: 'end', isSortable: true },
];

/** Tables, lists, tiles and figures. */
export const DataSection = () => {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const [page, setPage] = useState(4);
  const [pageSize, setPageSize] = useState(10);
  return (
    <>
      <div className={styles.grid}>
        <Tile href="#invoices" title="Forfaldne fakturaer" icon="invoice" value="2" tone="error">
          I alt 1.234,50 kr.
        </Tile>
        <Tile href="#orders" title="Ordrer i gang" icon="box" value="3">
          Den seneste for 10 minutter siden
        </Tile>
        <Tile href="#usage" title="Tæt på grænsen" icon="chart" value="0" tone="neutral">
          Ingen abonnementer
        </Tile>
      </div>
      <div>
        <Table
          label="Abonnementer"
          {...{ columns, rows, sort }}
          rowKey={row => row.id}
          rowHref={row => `#${row.id}`}
          onSortChange={setSort}
          selection={{ selected, onChange: setSelected, labelOf: row => row.name }}
        />
        <Pagination
          {...{ page, pageSize }}
          total={90}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
        />
      </div>
      <div className={styles.grid}>
        <Card title="Oplysninger">
          <DescriptionList
            items={[
              { term: 'E-mail', value: 'anna@demo.example' },
              { term: 'Bruger siden', value: '20. nov. 2026' },
              { term: 'Seneste login', value: '20. nov. 2026, 14.05' },
            ]}
          />
          <Divider />
          <Divider variant="dark" />
        </Card>
        <Card title="Forbrug">
          <UsageBar label="Data i Danmark" used={12.3} limit={50} text="12,3 GB af 50 GB" />
          <UsageBar label="Data i EU" used={17} limit={20} text="17 GB af 20 GB" />
          <UsageBar label="Udland" used={5} limit={5} text="5 GB af 5 GB" />
        </Card>
        <Card title="Kundenumre">
          <TreeList
            label="Kundenumre"
            nodes={[
              {
                id: 'root',
                name: 'Nordhavn Byg',
                content: 'Nordhavn Byg, 100234',
                children: [
                  { id: 'a', name: 'Værksted', content: 'Værksted, 100235' },
                  { id: 'b', name: 'Lager', content: 'Lager, 100236' },
                ],
              },
            ]}
          />
        </Card>
        <Card title="Opstilling">
          <Stack gap={3}>
            <Cluster justify="between">
              <span>
                22 34 56 78 <CopyButton value="22 34 56 78" what="telefonnummer" />
              </span>
              <EmailText>anna.holm@kunde.example</EmailText>
              <Tag>Cluster</Tag>
            </Cluster>
            <Columns gap={2} width="narrow">
              <Tag>Columns</Tag>
              <Tag>Columns</Tag>
            </Columns>
          </Stack>
        </Card>
        <Accordion
          items={[
            {
              id: 'all',
              title: 'Alle kundenumre',
              content: 'Administratoren har adgang til alle kundenumre',
            },
            { id: 'some', title: 'Udvalgte kundenumre', content: 'Vælg kundenumre' },
          ]}
        />
      </div>
    </>
  );
};
