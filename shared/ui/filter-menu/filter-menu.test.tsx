import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterMenu } from './filter-menu.tsx';

const options = [
  { value: 'active', label: 'Aktiv', count: 512 },
  { value: 'barred', label: 'Spærret', count: 3 },
];

it('selects several values, shown with their counts', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(<FilterMenu label="Status" options={options} value={['active']} onChange={changed} />);
  await user.click(screen.getByRole('button', { name: 'Status: Aktiv' }));
  await user.click(screen.getByRole('checkbox', { name: /Spærret\s*3/ }));
  expect(changed).toHaveBeenLastCalledWith(['active', 'barred']);
  await user.click(screen.getByRole('button', { name: 'Nulstil' }));
  expect(changed).toHaveBeenLastCalledWith([]);
});

it.each([
  [[], {}, 'Status'],
  [['barred'], {}, 'Status: Spærret'],
  [['barred', 'active'], {}, 'Status: Aktiv +1'],
  [['gone'], {}, 'Status (1)'],
  [['barred', 'active'], { isCounted: true }, 'Status (2)'],
])('shows on its button that %j is selected', (value, more, name) => {
  render(<FilterMenu label="Status" options={options} value={value} onChange={() => undefined} {...more} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it.each([
  [[], {}, undefined],
  [['barred'], {}, { print: 'text' }],
  [['barred', 'active'], {}, { print: 'text', all: 'Status: Aktiv og Spærret' }],
  [['barred', 'gone'], {}, { print: 'text' }],
  // The values only choose what the list shows; they do not filter it.
  [['barred', 'active'], { isCounted: true }, undefined],
])('prints all values of %j that filter the list', (value, more, expected) => {
  render(<FilterMenu label="Status" options={options} value={value} onChange={() => undefined} {...more} />);
  const { print, all } = (screen.getByRole('button').firstElementChild as HTMLElement).dataset;
  expect({ print, all }).toEqual({ print: undefined, all: undefined, ...expected });
});

it('closes', async () => {
  const user = userEvent.setup();
  render(<FilterMenu label="Status" options={options} value={[]} onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps all its close buttons inside the dialog, also visually hidden ones', async () => {
  const user = userEvent.setup();
  render(<FilterMenu label="Status" options={options} value={[]} onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const dialog = screen.getByRole('dialog', { name: 'Status' });
  for (const button of screen.getAllByRole('button')) expect(dialog).toContainElement(button);
});

describe('an open menu', () => {
  const open = async (way: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) => {
    const user = userEvent.setup();
    render(
      <>
        <main>
          <button>Opret</button>
          <FilterMenu label="Status" options={options} value={[]} onChange={() => undefined} />
        </main>
        <section data-react-aria-top-layer="true">
          <p role="status">Gemt</p>
        </section>
      </>,
    );
    await way(user);
    return { user, dialog: screen.getByRole('dialog', { name: 'Status' }) };
  };
  const button = () => screen.getByRole('button', { name: 'Status' });
  type Way = Parameters<typeof open>[0];
  const press: Way = user => user.click(button());
  const pressKey: Way = async user => {
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
  };

  it.each([
    ['by a press', press],
    ['by keyboard', pressKey],
  ] as const)('traps focus and returns it on Escape when opened %s', async (_name, way) => {
    const { user, dialog } = await open(way);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(button()).toHaveFocus();
    });
  });

  it('closes on an outside press, which presses nothing else', async () => {
    const { user } = await open(press);
    expect(screen.queryByRole('button', { name: 'Opret' })).toBeNull();
    const outside = document.querySelector('.outside');
    if (outside === null) throw new Error('Nothing lies over the page.');
    await user.click(outside);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('.outside')).toBeNull();
    expect(screen.getByRole('button', { name: 'Opret' })).toBeVisible();
  });

  it('leaves toasts readable, and the styles of the page unchanged', async () => {
    await open(press);
    expect(screen.getByRole('status')).toHaveTextContent('Gemt');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('style');
  });

  it('stays open when the page scrolls', async () => {
    const { dialog } = await open(press);
    fireEvent.scroll(document);
    expect(dialog).toBeVisible();
  });
});

const accounts = Array.from({ length: 30 }, (_, index) => ({
  value: `a${String(index)}`,
  label: `Afdeling ${String(index)}`,
  count: 10_000 + index,
}));

it('has a search for long lists, and keeps the values that the search hides', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(<FilterMenu label="Kundenummer" options={accounts} value={['a3']} onChange={changed} />);
  await user.click(screen.getByRole('button', { name: 'Kundenummer: Afdeling 3' }));
  await user.type(screen.getByRole('searchbox', { name: 'Søg i kundenummer' }), 'AFDELING 27');
  await user.click(screen.getByRole('checkbox', { name: /^Afdeling 27\s*10\.027$/ }));
  expect(changed).toHaveBeenLastCalledWith(['a3', 'a27']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Ingen valg matcher din søgning.')).toBeVisible();
});
