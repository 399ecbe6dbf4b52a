import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { TableTestPage } from './table-test.lazy.tsx';

const namesIn = (table: string): (string | null)[] =>
  within(screen.getByRole('table', { name: `Tabel: ${table}` }))
    .getAllByRole('rowheader')
    .map(each => each.textContent);

it('shows tables that load, scroll or are empty (NAV-046)', async () => {
  const { container } = renderInPortal(
    <main>
      <TableTestPage />
    </main>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tabeltest');
  expect(screen.getByRole('table', { name: 'Tabel: Henter nye rækker' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getByRole('table', { name: 'Tabel: Ruller på små skærme' })).toHaveAttribute(
    'data-small',
    'scroll',
  );
  expect(screen.getByText('Der er ingen rækker.')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('sorts and selects (NAV-046)', async () => {
  const user = userEvent.setup();
  renderInPortal(<TableTestPage />);
  const sortable = screen.getByRole('table', { name: 'Tabel: Sorterbar med links' });
  const rising = namesIn('Sorterbar med links');
  expect(rising.at(-1)).toBe('Åse Ørsted Kjærgaard-Christoffersen');
  await user.click(within(sortable).getByRole('button', { name: /^Navn/ }));
  expect(namesIn('Sorterbar med links')).toEqual(rising.reverse());
  await user.click(screen.getByRole('checkbox', { name: 'Vælg Anna Holm' }));
  expect(screen.getByText('2 valgt')).toBeInTheDocument();
});
