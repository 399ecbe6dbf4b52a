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

it('draws what comes with the area at once, and fetches the code of the rest when it is opened', async () => {
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

it('fetches code and first reads of a page ahead, at the same time', async () => {
  const { load, preload, routes } = twoPages();
  const ahead = routes[1]?.handle.preload(given);
  expect(load).toHaveBeenCalledTimes(1);
  expect(preload).toHaveBeenCalledWith(given);
  await ahead;
});

it('has nothing to fetch ahead for a page without code of its own and without reads', async () => {
  await expect(twoPages().routes[0]?.handle.preload(given)).resolves.toBeDefined();
});

it('keeps what late pages begin with out of the way until one of them is meant', async () => {
  const preload = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ thing: { preload }, other: { preload: jest.fn() } }));
  const { preload: ahead } = latePreloads(load)('thing');
  expect(load).not.toHaveBeenCalled();
  await ahead(given);
  expect(preload).toHaveBeenCalledWith(given);
});

it('fills in the address of a page, whatever the ids hold', () => {
  const { pages } = twoPages();
  expect(pages.first.href({ customerId: '1001' })).toBe('/1001/ting');
  expect(pages.late.href({ customerId: '1/1', thingId: 'T 2/3' })).toBe('/1%2F1/ting/T%202%2F3');
});
