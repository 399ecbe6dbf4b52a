import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataParsingError, NetworkError, UnauthorizedError } from 'shared/errors/portal-error';
import { Link, Outlet } from 'shared/router';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { PageError } from './page-error.tsx';
import { expectConsoleError } from 'shared/testing/expected-errors.ts';

const draw = (error: Error) => {
  let failing: Error | undefined = error;
  const Page = () => {
    if (failing) throw failing;
    return <p>Siden virker</p>;
  };
  // React logs the error although a boundary catches it.
  expectConsoleError(new RegExp(`${error.name}: `));
  renderInPortal(
    [
      {
        element: (
          <>
            <Link to="/andet">Videre</Link>
            <Outlet />
          </>
        ),
        children: [
          { path: 'side', element: <Page />, errorElement: <PageError /> },
          { path: 'andet', element: <p>En anden side</p> },
        ],
      },
    ],
    { path: '/side' },
  );
  return {
    user: userEvent.setup(),
    heal: () => {
      failing = undefined;
    },
  };
};

it('shows the exception box in place of the page, and keeps the rest (ERR-020)', () => {
  draw(new TypeError('x is undefined'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Siden findes ikke');
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('Der er sket en fejl.');
  expect(box).toHaveTextContent('Der er sket en ukendt fejl.');
  expect(box).toHaveTextContent('TypeError: x is undefined');
  expect(screen.getByRole('link', { name: 'Videre' })).toBeInTheDocument();
});

const withStack = (attributes: PropertyDescriptor) =>
  Object.defineProperty(new Error('unreadable'), 'stack', attributes);
it.each([
  [
    'throws when it is read',
    withStack({
      get: () => {
        throw new TypeError('unreadable');
      },
    }),
  ],
  ['has an object as its stack', withStack({ value: { line: 7 } })],
])('shows the exception box also for an error that %s', (_what, error) => {
  draw(error);
  expect(screen.getByRole('alert')).toHaveTextContent('Der er sket en ukendt fejl.');
  expect(screen.getByRole('link', { name: 'Videre' })).toBeInTheDocument();
});

it('shows the correlation id of the failed call', () => {
  draw(new NetworkError(500, { correlationId: 'of-the-call' }));
  expect(screen.getByRole('alert')).toHaveTextContent('of-the-call');
});

it('hides on a route change (ERR-021)', async () => {
  const { user } = draw(new TypeError('x is undefined'));
  await user.click(screen.getByRole('link', { name: 'Videre' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('En anden side')).toBeInTheDocument();
});

it("hides on 'Prøv igen' and renders the page again (ERR-022)", async () => {
  const { user, heal } = draw(new NetworkError());
  heal();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Siden virker')).toBeInTheDocument();
});

it('shows the message of the error, with the invalid properties (ERR-012, ERR-014)', () => {
  draw(new DataParsingError(['users.3.email']));
  expect(screen.getByRole('alert')).toHaveTextContent('Vi stødte på et problem');
  expect(screen.getByText('users.3.email')).toBeInTheDocument();
});

it('offers no retry for an error that is not retryable (ERR-026)', () => {
  draw(new UnauthorizedError());
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
});
