import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from '../../testing/addresses.ts';
import { WaysOnContext } from '../ways-on/ways-on.tsx';
import { MissingRecord } from './missing-record.tsx';

const list = { href: '/1001/faktura', label: 'Alle fakturaer' };

const show = (asked: string) => {
  const search = jest.fn();
  render(
    <WaysOnContext value={{ customerService: () => '', search }}>
      <MissingRecord what={`faktura ${asked}`} asked={asked} list={list} />
    </WaysOnContext>,
  );
  return search;
};

it('names the missing record, and links to the list', () => {
  show('910000999');
  expect(screen.getByText(/^Vi ledte efter faktura 910000999\./)).toBeVisible();
  expect(hrefOf('Alle fakturaer')).toBe('/1001/faktura');
});

it.each([['910000999'], ['O5000000003'], ['mette@demo.example']])(
  'offers a search for %s, which users know',
  async asked => {
    const search = show(asked);
    await userEvent.click(screen.getByRole('button', { name: `Søg efter ${asked}` }));
    expect(search).toHaveBeenCalledWith(asked);
  },
);

it('offers an empty search for an internal id', async () => {
  const search = show('c1b9e6de-6cbb-4ab8-8a7e-ffb6b5a4f3e0');
  await userEvent.click(screen.getByRole('button', { name: 'Søg i stedet' }));
  expect(search).toHaveBeenCalledWith('');
});

it('has only the link to the list without a search', () => {
  render(<MissingRecord what="faktura 1" asked="910000999" list={list} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Alle fakturaer' })).toBeVisible();
});
