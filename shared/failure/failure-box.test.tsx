import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataParsingError,
  NetworkError,
  SelfserviceError,
  UnauthorizedError,
} from '../errors/portal-error.ts';
import { FailureBox } from './failure-box.tsx';

const backend = (status: number) =>
  new SelfserviceError({ code: 'Forbidden', statusCode: String(status), failingSystem: 'api' }, status);

it.each([new NetworkError(403), backend(403)])(
  'says that rights are missing, without a retry (ERR-002, ERR-008)',
  error => {
    render(<FailureBox error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('Den nuværende bruger mangler rettigheder.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it('shows the way on from what is not there (ERR-003, ERR-007)', () => {
  render(<FailureBox error={new NetworkError(404)} wayOn={<a href="/1001/faktura">Se alle fakturaer</a>} />);
  expect(screen.getByText(/^Vi fandt ikke hvad vi ledte efter\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se alle fakturaer' })).toBeInTheDocument();
});

it('offers to try again where that may help (ERR-025)', async () => {
  const retried = jest.fn();
  render(
    <FailureBox error={new NetworkError(500)} title="Vi kunne ikke hente fakturaerne." onRetry={retried} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Der er sket en alvorlig serverfejl.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

it('lists the properties of an answer that could not be understood (ERR-012, ERR-014)', () => {
  render(<FailureBox error={new DataParsingError(['billingItems.3.dueDate'])} />);
  expect(screen.getByText('billingItems.3.dueDate')).toBeInTheDocument();
});

it('offers no retry for an error that does not pass (ERR-026)', () => {
  render(<FailureBox error={new UnauthorizedError()} onRetry={() => undefined} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has words for an error that is not one of ours (ERR-001)', () => {
  render(<FailureBox error={new TypeError('x is not a function')} />);
  expect(screen.getByText('Der er sket en ukendt fejl.')).toBeInTheDocument();
});
