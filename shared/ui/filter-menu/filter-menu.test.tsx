import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterMenu } from './filter-menu.tsx';

const options = [
  { value: 'active', label: 'Aktiv', count: 512 },
  { value: 'barred', label: 'Spærret', count: 3 },
];

it('chooses several values, with how many rows have them', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(<FilterMenu label="Status" options={options} value={['active']} onChange={changed} />);
  await user.click(screen.getByRole('button', { name: 'Status (1)' }));
  await user.click(screen.getByRole('checkbox', { name: /Spærret\s*3/ }));
  expect(changed).toHaveBeenLastCalledWith(['active', 'barred']);
  await user.click(screen.getByRole('button', { name: 'Nulstil' }));
  expect(changed).toHaveBeenLastCalledWith([]);
});

it('closes and gives the page back', async () => {
  const user = userEvent.setup();
  render(<FilterMenu label="Status" options={options} value={[]} onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps every button that closes it inside the dialog, also those that are only read', async () => {
  const user = userEvent.setup();
  render(<FilterMenu label="Status" options={options} value={[]} onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const dialog = screen.getByRole('dialog', { name: 'Status' });
  for (const button of screen.getAllByRole('button')) expect(dialog).toContainElement(button);
});

const accounts = Array.from({ length: 30 }, (_, index) => ({
  value: `a${String(index)}`,
  label: `Afdeling ${String(index)}`,
  count: 10_000 + index,
}));

it('lets one search a long list, and keeps what the search hides', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(<FilterMenu label="Kundenummer" options={accounts} value={['a3']} onChange={changed} />);
  await user.click(screen.getByRole('button', { name: 'Kundenummer (1)' }));
  await user.type(screen.getByRole('searchbox', { name: 'Søg i kundenummer' }), 'AFDELING 27');
  await user.click(screen.getByRole('checkbox', { name: /^Afdeling 27\s*10\.027$/ }));
  expect(changed).toHaveBeenLastCalledWith(['a3', 'a27']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Ingen valg matcher din søgning.')).toBeVisible();
});
