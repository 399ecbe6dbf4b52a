import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../../testing/accessibility.ts';
import { Table } from 'shared/ui/table';
import { BackToSelectionBar, SelectionBar, useSelection, type Chosen } from './selection.tsx';

interface Row {
  readonly id: string;
  readonly state?: string;
}

const done = jest.fn<undefined, [Chosen<Row>]>();
const first: readonly Row[] = [{ id: 'a' }, { id: 'b' }];
const second: readonly Row[] = [{ id: 'c' }];

interface PageProps {
  readonly rows?: readonly Row[];
  readonly scope?: string;
}

const Page = ({ rows = first, scope = '' }: PageProps) => {
  const rowKey = ({ id }: Row) => id;
  const selection = useSelection({ rows, rowKey, labelOf: rowKey, total: 3, scope });
  return (
    <>
      <SelectionBar selection={selection} offersMatching>
        <button
          onClick={() => {
            done(selection.chosen);
          }}
        >
          Hent
        </button>
      </SelectionBar>
      <Table
        label="Rækker"
        columns={[{ id: 'id', header: 'Id', isRowHeader: true, cell: rowKey }]}
        rows={rows}
        rowKey={rowKey}
        selection={selection.table}
      />
      <BackToSelectionBar selection={selection} />
    </>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const chosen = async () => {
  await press('Hent');
  return done.mock.lastCall?.[0];
};
const announced = () => screen.getByRole('status').textContent;

it('selects rows on several pages, and returns them as last shown', async () => {
  const { rerender, container } = render(<Page />);
  expect(announced()).toBe('Ingen rækker er valgt');
  await check('Vælg a');
  expect(announced()).toBe('1 række er valgt');
  rerender(<Page rows={second} />);
  await check('Vælg c');
  expect(announced()).toBe('2 rækker er valgt');
  expect(await chosen()).toEqual({ kind: 'rows', rows: [{ id: 'a' }, { id: 'c' }] });
  rerender(<Page rows={[{ id: 'a', state: 'paid' }]} />);
  expect(screen.getByRole('checkbox', { name: 'Vælg a' })).toBeChecked();
  expect(await chosen()).toEqual({ kind: 'rows', rows: [{ id: 'a', state: 'paid' }, { id: 'c' }] });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('selects and deselects a page by one button that keeps the focus', async () => {
  render(<Page />);
  await press('Vælg alle på siden');
  expect(announced()).toBe('2 rækker er valgt');
  expect(screen.getByRole('button', { name: 'Fravælg alle på siden' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe('Ingen rækker er valgt');
});

it('selects all that match except those deselected', async () => {
  const { rerender } = render(<Page />);
  expect(screen.queryByRole('button', { name: 'Vælg alle 3 i listen' })).not.toBeInTheDocument();
  await press('Vælg alle på siden');
  await press('Vælg alle 3 i listen');
  expect(announced()).toBe('3 rækker er valgt');
  expect(screen.getByRole('button', { name: 'Fravælg alle på siden' })).toHaveFocus();
  rerender(<Page rows={second} />);
  await check('Vælg c');
  expect(announced()).toBe('2 rækker er valgt');
  expect(await chosen()).toEqual({ kind: 'matching', except: ['c'] });
  await check('Vælg c');
  expect(await chosen()).toEqual({ kind: 'matching', except: [] });
});

it('clears the selection', async () => {
  render(<Page />);
  await check('Vælg b');
  await press('Ryd valg');
  expect(await chosen()).toEqual({ kind: 'rows', rows: [] });
  expect(screen.queryByRole('button', { name: 'Ryd valg' })).not.toBeInTheDocument();
});

it('clears the selection when the filters change', async () => {
  const { rerender } = render(<Page />);
  await check('Vælg b');
  rerender(<Page scope="soeg=x" />);
  expect(announced()).toBe('Ingen rækker er valgt');
  await check('Vælg a');
  expect(await chosen()).toEqual({ kind: 'rows', rows: [{ id: 'a' }] });
});

it('links to the bar from below the rows while any are selected', async () => {
  const { unmount } = render(<Page />);
  const root = document.documentElement;
  expect(screen.queryByRole('button', { name: /^Handlinger/ })).not.toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-rows-chosen');
  await check('Vælg b');
  expect(root).toHaveAttribute('data-rows-chosen');
  await press('Handlinger for 1 valgt række');
  expect(screen.getByRole('group', { name: 'Valgte rækker' })).toHaveFocus();
  await check('Vælg a');
  expect(screen.getByRole('button', { name: 'Handlinger for 2 valgte rækker' })).toBeVisible();
  unmount();
  expect(root).not.toHaveAttribute('data-rows-chosen');
});
