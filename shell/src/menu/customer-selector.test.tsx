import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { CustomerSelector } from './customer-selector.tsx';

const three = [
  anyCustomer(),
  anyCustomer({ id: '1002', companyName: 'Østersø Smede ApS', cvr: '10020020' }),
  anyCustomer({ id: '1003', companyName: null, cvr: null }),
];
const eight = Array.from({ length: 8 }, (_, index) =>
  anyCustomer({
    id: String(1001 + index),
    companyName: `Firma ${String(index)}`,
    cvr: `2000000${String(index)}`,
  }),
);

const draw = (customers = three, path = '/1001/faktura/77?page=2') => {
  const onChosen = jest.fn();
  const result = renderInPortal(
    <>
      <CustomerSelector customers={customers} currentId="1001" onChosen={onChosen} />
      <button type="button">Udenfor</button>
    </>,
    { path },
  );
  return { ...result, onChosen, user: userEvent.setup() };
};
const button = () => screen.getByRole('button', { name: /^Skift virksomhed: / });
const choices = () => screen.queryAllByRole('link').map(link => link.textContent);

it('shows the current customer, closed', () => {
  draw();
  expect(button()).toHaveAccessibleName(/^Skift virksomhed: Nordhavn Byg A\/S CVR \S+$/);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveTextContent('CVR 10010010');
  expect(choices()).toEqual([]);
});

it('is disabled with only one customer', () => {
  draw([anyCustomer()]);
  expect(button()).toBeDisabled();
});

it('shows all customers, and which one is current (MENU-019)', async () => {
  const { user } = draw();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(choices()).toEqual(['Nordhavn Byg A/S', 'Østersø Smede ApS', 'Navn mangler (1003)']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Nordhavn Byg A/S');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('switches customer on click, closes, and calls onChosen (MENU-020)', async () => {
  const { user, address, onChosen } = draw(three, '/1001/faktureringskonti?kundenummer=1');
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Østersø Smede ApS' }));
  expect(address()).toBe('/1002/faktureringskonti');
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it("links to the area's overview from a page with an id of the old customer (MENU-024)", async () => {
  const { user, address } = draw();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Navn mangler (1003)' }));
  expect(address()).toBe('/1003/faktura');
});

it('closes on Escape and returns focus to its button (MENU-021)', async () => {
  const { user } = draw();
  await user.click(button());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Nordhavn Byg A/S' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(choices()).toEqual([]);
  expect(button()).toHaveFocus();
});

it('closes on a click outside, not inside (MENU-022)', async () => {
  const { user } = draw(eight);
  await user.click(button());
  await user.click(screen.getByRole('searchbox'));
  expect(choices()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Udenfor' }));
  expect(choices()).toEqual([]);
});

it('has the Tab order button, then the list', async () => {
  const { user } = draw();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  for (const name of ['Nordhavn Byg A/S', 'Østersø Smede ApS', 'Navn mangler (1003)']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
});

describe('with many customers', () => {
  it.each([
    ['firma 3', ['Firma 3']],
    ['20000005', ['Firma 5']],
    ['1008', ['Firma 7']],
    [' FIRMA 1 ', ['Firma 1']],
  ])('finds %p', async (text, found) => {
    const { user } = draw(eight);
    await user.click(button());
    await user.type(screen.getByRole('searchbox', { name: 'Find virksomhed' }), text);
    expect(choices()).toEqual(found);
  });

  it('shows when none is found, and clears the search on the first Escape', async () => {
    const { user, container } = draw(eight);
    await user.click(button());
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(within(container).getByText('Ingen virksomheder matcher din søgning.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(choices()).toHaveLength(8);
    expect(within(container).getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{Escape}');
    expect(choices()).toEqual([]);
    expect(button()).toHaveFocus();
  });
});
