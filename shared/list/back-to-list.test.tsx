import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '../remote/remote.ts';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { Link } from 'shared/ui/link';
import { useParams } from 'shared/router';
import { BackToList } from './back-to-list.tsx';
import { useKeptQuery, useKeptRows } from './kept-list.ts';

const rowHref = (id: string) => `/1001/ordrer/${id}`;

const List = ({ rows }: { readonly rows: readonly string[] }) => {
  useKeptQuery();
  useKeptRows(rows);
  return rows.map(id => (
    <Link key={id} href={rowHref(id)}>
      {id}
    </Link>
  ));
};

const Row = () => {
  const { id = '' } = useParams();
  return (
    <>
      <h1>Ordre {id}</h1>
      <BackToList href="/1001/ordrer" label="Alle ordrer" id={id} hrefOf={rowHref} />
    </>
  );
};

const remoteWith = (rows: readonly string[]) =>
  ({
    routes: [
      { path: 'ordrer', element: <List rows={rows} /> },
      { path: 'ordrer/:id', element: <Row /> },
    ],
  }) as unknown as Remote;

const open = (path: string, rows = ['O1', 'O2', 'O3']) => ({
  user: userEvent.setup(),
  ...renderWithHost(remoteWith(rows), { path }),
});

const link = (name: string) => screen.queryByRole('link', { name });

beforeEach(() => {
  sessionStorage.clear();
});

it('links back to the list with its query, also after a reload', async () => {
  const { user, unmount } = open('ordrer?soeg=bo&side=2');
  await user.click(screen.getByRole('link', { name: 'O2' }));
  expect(link('Alle ordrer')).toHaveAttribute('href', '/1001/ordrer?soeg=bo&side=2');
  unmount();
  open('ordrer/O2');
  expect(link('Alle ordrer')).toHaveAttribute('href', '/1001/ordrer?soeg=bo&side=2');
});

it('links to the next and the previous row, within the page', async () => {
  const { user, address, container } = open('ordrer');
  await user.click(screen.getByRole('link', { name: 'O1' }));
  expect(screen.getByText('1 af 3 på siden')).toBeVisible();
  expect(link('Forrige')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Næste' }));
  await user.click(screen.getByRole('link', { name: 'Næste' }));
  expect(address()).toBe('/1001/ordrer/O3');
  expect(link('Næste')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Forrige' }));
  expect(address()).toBe('/1001/ordrer/O2');
});

it.each([
  ['was not opened in this tab', 'ordrer/O9', []],
  ['showed other rows', 'ordrer/O9', ['O1', 'O2']],
  ['showed only this row', 'ordrer/O1', ['O1']],
])('has no links to other rows when the list %s', (_, path, rows) => {
  if (rows.length > 0) open('ordrer', rows).unmount();
  open(path);
  expect(screen.queryByText(/på siden/)).toBeNull();
  expect(link('Alle ordrer')).toHaveAttribute('href', '/1001/ordrer');
});

it('remembers the list until the page is reloaded when storage is blocked', async () => {
  const denied = new Error('denied');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw denied;
  });
  const { user } = open('ordrer?vis=alle');
  await user.click(screen.getByRole('link', { name: 'O2' }));
  expect(link('Alle ordrer')).toHaveAttribute('href', '/1001/ordrer?vis=alle');
});
