import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useNavigate } from './router.ts';
import { latePage } from './late-page.tsx';
import { expectConsoleError } from '../testing/expected-errors.ts';

const Page = () => <h1>Siden</h1>;

const Failure = () => {
  const navigate = useNavigate();
  const location = useLocation();
  return <button onClick={() => void navigate(location, { replace: true })}>Prøv igen</button>;
};

const open = (load: () => Promise<ComponentType>) => {
  const Late = latePage(load, <p>Indlæser</p>);
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/sen">Gå til siden</Link> },
    { path: '/sen', element: <Late />, errorElement: <Failure /> },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
};

it('loads the code once, when opened, and shows a spinner meanwhile', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const load = jest.fn(() => code.promise);
  const { user, router } = open(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link'));
  expect(await screen.findByText('Indlæser')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Indlæser siden' })).toBeInTheDocument();
  code.resolve(Page);
  expect(await screen.findByRole('heading', { name: 'Siden' })).toBeInTheDocument();
  await act(() => router.navigate('/'));
  await user.click(await screen.findByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Siden' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reloads the code after a failure, only when the page is reopened (ERR-022)', async () => {
  expectConsoleError(/Error: gone/);
  const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValueOnce(Page);
  const { user } = open(load);
  await user.click(screen.getByRole('link'));
  const again = await screen.findByRole('button', { name: 'Prøv igen' });
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Siden' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
