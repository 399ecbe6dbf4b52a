import { render, screen } from '@testing-library/react';
import type { PreloadContext } from './preload.ts';
import { latePreloads, page, routesOf } from './pages.tsx';
import { createMemoryRouter, RouterProvider } from 'shared/router';

const given = {} as PreloadContext;
const Page = () => <h1>Sen side</h1>;

const twoPages = () => {
  const load = jest.fn(() => Promise.resolve({ Page }));
  const preload = jest.fn(() => Promise.resolve());
  const pages = {
    first: page('ting', { title: 'Ting' }),
    late: page('ting/:thingId', { title: 'En ting', preload: { preload }, load }),
  };
  return { load, preload, pages, routes: routesOf(pages, { first: <h1>Første side</h1> }) };
};

const draw = (routes: ReturnType<typeof routesOf>, address: string) =>
  render(<RouterProvider router={createMemoryRouter([...routes], { initialEntries: [address] })} />);

it('renders an eager page at once, and loads the code of a lazy page when opened', async () => {
  const { load, routes } = twoPages();
  const { unmount } = draw(routes, '/ting');
  expect(screen.getByRole('heading')).toHaveTextContent('Første side');
  expect(load).not.toHaveBeenCalled();
  unmount();
  draw(routes, '/ting/1');
  expect(screen.getByRole('heading')).toHaveTextContent('Indlæser siden');
  expect(screen.getByText('Indlæser')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Sen side' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('preloads the code and the data of a page in parallel', async () => {
  const { load, preload, routes } = twoPages();
  const ahead = routes[1]?.handle.preload(given);
  expect(load).toHaveBeenCalledTimes(1);
  expect(preload).toHaveBeenCalledWith(given);
  await ahead;
});

it('preloads nothing for an eager page without data', async () => {
  const { load, preload, routes } = twoPages();
  await routes[0]?.handle.preload(given);
  expect(load).not.toHaveBeenCalled();
  expect(preload).not.toHaveBeenCalled();
});

it('loads the preloads of lazy pages on demand', async () => {
  const preload = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ thing: { preload }, other: { preload: jest.fn() } }));
  const { preload: ahead } = latePreloads(load)('thing');
  expect(load).not.toHaveBeenCalled();
  await ahead(given);
  expect(preload).toHaveBeenCalledWith(given);
});

it('builds the address of a page, with its ids encoded', () => {
  const { pages } = twoPages();
  expect(pages.first.href({ customerId: '1001' })).toBe('/1001/ting');
  expect(pages.late.href({ customerId: '1/1', thingId: 'T 2/3' })).toBe('/1%2F1/ting/T%202%2F3');
});
