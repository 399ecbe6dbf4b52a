import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from '../../testing/addresses.ts';
import { useState } from 'react';
import { UiProvider } from '../provider/provider.tsx';
import { Table } from './table.tsx';
import { nextSort, switched } from './table-model.ts';
import type { TableColumn } from './table-model.ts';

interface Row {
  id: string;
  name: string;
  price: string;
}

const rows: Row[] = [
  { id: '1', name: 'Anna', price: '199,00 kr./md' },
  { id: '2', name: 'Bo', price: '99,00 kr./md' },
];

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Navn', cell: row => row.name, isRowHeader: true, isSortable: true },
  { id: 'price', header: 'Pris', cell: row => row.price, align: 'end' },
];

const props = { label: 'Abonnementer', columns, rows, rowKey: (row: Row) => row.id };

it('is a table with column and row headers', () => {
  render(<Table {...props} />);
  const table = screen.getByRole('table', { name: 'Abonnementer' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('rowheader', { name: 'Anna' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '99,00 kr./md' })).toHaveAttribute('data-align', 'end');
});

it('has aria-sort, and sorts by its headers', async () => {
  const sorted = jest.fn();
  render(<Table {...props} sort={{ column: 'name', direction: 'ascending' }} onSortChange={sorted} />);
  expect(screen.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Navn' }));
  expect(sorted).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

it('sorts by a select where there are no headers', async () => {
  const sorted = jest.fn();
  render(<Table {...props} sort={{ column: 'name', direction: 'ascending' }} onSortChange={sorted} />);
  await userEvent.selectOptions(screen.getByLabelText('Sortér efter'), 'Navn, faldende');
  expect(sorted).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

it('links the row header to the page of its row', () => {
  render(<Table {...props} rowHref={row => `/abonnementer/${row.id}`} />);
  expect(hrefOf('Bo')).toBe('/abonnementer/2');
});

describe('a row with a link', () => {
  const opened = jest.fn();
  const draw = () => {
    opened.mockClear();
    render(
      <UiProvider navigate={opened}>
        <Table
          {...props}
          columns={[
            ...columns,
            { id: 'do', header: 'Gør', cell: row => <button>Fortryd {row.name}</button> },
          ]}
          rowHref={row => `/abonnementer/${row.id}`}
        />
      </UiProvider>,
    );
    return userEvent.setup();
  };
  const cell = () => screen.getByRole('cell', { name: '99,00 kr./md' });

  it('opens its page once by a press anywhere', async () => {
    await draw().click(cell());
    expect(opened.mock.calls.map(([href]: unknown[]) => href)).toEqual(['/abonnementer/2']);
  });

  it('does not open when text is selected or another control is pressed', async () => {
    const user = draw();
    await user.click(screen.getByRole('button', { name: 'Fortryd Bo' }));
    const marked = jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    fireEvent.click(cell());
    marked.mockRestore();
    expect(opened).not.toHaveBeenCalled();
  });

  it('passes modifier keys on, and opens a tab with the middle button', () => {
    draw();
    const keys: boolean[] = [];
    screen.getByRole('link', { name: 'Bo' }).addEventListener('click', event => {
      keys.push(event.ctrlKey);
      event.preventDefault();
    });
    fireEvent.click(cell(), { ctrlKey: true });
    expect(keys).toEqual([true]);
    const tab = jest.spyOn(window, 'open').mockReturnValue(null);
    fireEvent(cell(), new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect(tab).toHaveBeenCalledWith('http://localhost/abonnementer/2', '_blank', 'noopener');
  });
});

it('selects one row, or all of the page', async () => {
  const changed = jest.fn();
  render(
    <Table
      {...props}
      selection={{ selected: new Set(['1', 'other page']), onChange: changed, labelOf: row => row.name }}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Vælg alle rækker' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Anna' }));
  expect(changed).toHaveBeenLastCalledWith(new Set(['other page']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg alle rækker' }));
  expect(changed).toHaveBeenLastCalledWith(new Set(['1', '2', 'other page']));
});

it.each([
  [undefined, 'ascending'],
  [{ column: 'price', direction: 'ascending' as const }, 'ascending'],
  [{ column: 'name', direction: 'ascending' as const }, 'descending'],
  [{ column: 'name', direction: 'descending' as const }, 'ascending'],
])('sorting by name after %j is %s', (current, direction) => {
  expect(nextSort(current, 'name')).toEqual({ column: 'name', direction });
});

it('does not change the given set', () => {
  const selected = new Set(['1']);
  expect(switched(selected, ['1'], false)).toEqual(new Set());
  expect(selected).toEqual(new Set(['1']));
});

it('marks columns that medium screens hide, in header and cells', () => {
  const narrow = columns.map(column => ({ ...column, isHiddenOnMedium: column.id === 'price' }));
  render(<Table {...props} columns={narrow} />);
  const marked = screen.getAllByText(/Pris|kr\./).map(text => text.closest('th, td'));
  expect(marked).toHaveLength(3);
  for (const cell of marked) expect(cell).toHaveAttribute('data-medium', 'hidden');
});

it('does not rerender cells when rows are selected, even with new column objects', async () => {
  const drawn: string[] = [];
  const cell = ({ name }: Row): string => {
    drawn.push(name);
    return name;
  };
  const many = ['Anna', 'Bo', 'Carl', 'Dora'].map((name, index) => ({ id: String(index), name, price: '' }));
  const Page = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <Table
        label="Abonnementer"
        columns={[{ id: 'name', header: 'Navn', isRowHeader: true, cell }]}
        rows={many}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/abonnementer/${id}`}
        selection={{ selected, onChange: setSelected, labelOf: ({ name }) => name }}
      />
    );
  };
  render(<Page />);
  drawn.length = 0;
  for (const name of ['Bo', 'Dora', 'Bo']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Vælg ${name}` }));
  }
  expect(screen.getByRole('checkbox', { name: 'Vælg Bo' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Vælg Dora' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg alle rækker' }));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(drawn).toEqual([]);
});

it('rerenders rows when the columns change', () => {
  const { rerender } = render(<Table {...props} />);
  const [name, price] = columns;
  if (!name || !price) throw new Error('Two columns are given above.');
  rerender(<Table {...props} columns={[name, { ...price, cell: () => 'Fri' }]} />);
  expect(screen.getAllByText('Fri')).toHaveLength(2);
  rerender(<Table {...props} columns={[name]} />);
  expect(screen.queryByText('Fri')).toBeNull();
});
