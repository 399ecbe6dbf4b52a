import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { pagingOf } from '../contracts/paging.ts';
import type { Remote } from '../remote/remote.ts';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { ListBar, ListFrame, useList } from './list.tsx';
import { listParams, many, page, pageSize, text } from './params.ts';

const params = listParams({
  search: text('soeg'),
  types: many('type', ['Fee']),
  page: page(),
  pageSize: pageSize(),
});

interface Answer {
  readonly total?: number;
  readonly error?: Error;
  readonly isLoading?: boolean;
}

const refetch = jest.fn(() => Promise.resolve());
afterEach(() => {
  refetch.mockClear();
  rendered = [];
});

const useOrders = () => useList(params);
/** The list of each render. */
let rendered: ReturnType<typeof useOrders>[] = [];

const Page = ({ total = 0, error, isLoading = false }: Answer) => {
  const list = useOrders();
  useEffect(() => {
    rendered.push(list);
  }, [list]);
  const { page: pageNumber, pageSize: size } = list.values;
  const paging = pagingOf({ totalCount: total, pageSize: size, offset: (pageNumber - 1) * size });
  return (
    <main tabIndex={-1}>
      <h1>Ordrer</h1>
      <ListFrame
        list={list}
        bar={
          <ListBar
            list={list}
            search={<LiveSearchField label="Søg" search={list.values.search} onSearch={list.search} />}
            filters={
              <button
                onClick={() => {
                  list.change({ types: ['Fee'] });
                }}
              >
                Gebyrer
              </button>
            }
          />
        }
        query={{
          data: error || isLoading ? undefined : paging,
          error: error ?? null,
          isFetching: false,
          refetch,
        }}
        failed="Kunne ikke indlæse ordrerne."
        isEmpty={data => data.offset >= data.totalCount}
        empty={{ none: 'Ingen ordrer endnu.', noHits: 'Ingen matcher.' }}
      >
        {data => <p>Rækker fra {data.offset}</p>}
      </ListFrame>
    </main>
  );
};

const open = (query: string, answer: Answer) => ({
  user: userEvent.setup(),
  ...renderWithHost({ routes: [{ path: 'ordrer', element: <Page {...answer} /> }] } as unknown as Remote, {
    path: `ordrer${query}`,
  }),
});
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('collapses its filters for small screens', async () => {
  const { user, container } = open('', { total: 90 });
  const bar = container.querySelector('.bar');
  const fold = screen.getByRole('button', { name: 'Filtre og visning', expanded: false });
  expect(bar).toHaveAttribute('data-folded', 'true');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(bar).toHaveAttribute('data-folded', 'false');
});

it('changes pages, and returns to the first page with another page size', async () => {
  const { user, address, container } = open('?side=2', { total: 90 });
  expect(screen.getByText('Rækker fra 40')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await press(user, 'Næste side');
  expect(address()).toBe('/1001/ordrer?side=3');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox'), '20');
  expect(address()).toBe('/1001/ordrer?antal=20');
});

it('adds a history entry per choice, but not per typed search (SUB-025)', async () => {
  const { user, address, go } = open('?side=2', { total: 90 });
  await press(user, 'Gebyrer');
  expect(address()).toBe('/1001/ordrer?type=Fee');
  await user.type(screen.getByRole('searchbox', { name: 'Søg' }), 'bo');
  await waitFor(() => {
    expect(address()).toContain('soeg=bo');
  });
  go(-1);
  expect(await screen.findByText('Rækker fra 40')).toBeVisible();
});

it.each([
  ['no rows yet', '', 0, 'Ingen ordrer endnu.', undefined, '/1001/ordrer'],
  ['filtered away', '?type=Fee&antal=20', 0, 'Ingen matcher.', 'Fjern filtre', '/1001/ordrer?antal=20'],
  [
    'beyond the last page',
    '?side=9',
    90,
    'Listen har ikke så mange sider.',
    'Gå til første side',
    '/1001/ordrer',
  ],
])('explains an empty list, %s, with a way out', async (_, query, total, why, way, leadsTo) => {
  const { user, address } = open(query, { total });
  expect(screen.getByText(why)).toBeVisible();
  const ways = screen.queryAllByRole('button', { name: way ?? /Fjern filtre|Gå til/ });
  if (way === undefined) expect(ways).toEqual([]);
  else {
    await user.click(ways.at(-1) ?? document.body);
    expect(screen.getByRole('main')).toHaveFocus();
  }
  expect(address()).toBe(leadsTo);
});

it('keeps the focus on the page when the filters of a list with rows are removed', async () => {
  const { user, address } = open('?type=Fee', { total: 90 });
  await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(address()).toBe('/1001/ordrer');
});

it('refetches when its tab is shown again, not when it is hidden', () => {
  open('', { total: 90 });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  visibility.mockRestore();
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps both of two choices made before the first is rendered', () => {
  const { address } = open('?side=2', { total: 900 });
  act(() => {
    screen.getByRole('button', { name: 'Gebyrer' }).click();
    screen.getByRole('button', { name: 'Side 3' }).click();
  });
  expect(address()).toBe('/1001/ordrer?type=Fee&side=3');
});

it('keeps a choice made just before an earlier one was rendered, when a third is made before it is rendered itself', () => {
  const { address } = open('?side=2', { total: 900 });
  const [atFirst] = rendered;
  act(() => {
    atFirst?.change({ types: ['Fee'] });
  });
  act(() => {
    atFirst?.change({ pageSize: 20 });
    rendered.at(-1)?.search('bo');
  });
  expect(address()).toBe('/1001/ordrer?soeg=bo&type=Fee&antal=20');
});

it('forgets a choice that the back button replaced before it was rendered', async () => {
  const { user, address, go } = open('', { total: 900 });
  await press(user, 'Gebyrer');
  act(() => {
    rendered.at(-1)?.search('bo');
    go(-1);
  });
  expect(address()).toBe('/1001/ordrer');
  await press(user, 'Side 2');
  expect(address()).toBe('/1001/ordrer?side=2');
});

it('keeps its bar when loading fails, retries, and shows loading once', async () => {
  const { user, unmount } = open('', { error: new Error('gone') });
  expect(screen.getByRole('heading', { name: 'Kunne ikke indlæse ordrerne.' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Søg' })).toBeVisible();
  await press(user, 'Prøv igen');
  expect(refetch).toHaveBeenCalledTimes(1);
  unmount();
  open('', { isLoading: true });
  expect(screen.getAllByText('Indlæser')).toHaveLength(1);
});
