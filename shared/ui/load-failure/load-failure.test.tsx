import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './load-failure.tsx';

const portalError = (message: string, marks: object): Error => Object.assign(new Error(message), marks);

const failure = (error: Error, onRetry = () => undefined) =>
  render(
    <LoadFailure error={error} title="Kunne ikke indlæse listen." onRetry={onRetry} isRetrying={false} />,
  );

it('shows what failed and why, and retries (ERR-025)', async () => {
  const retried = jest.fn();
  failure(portalError('Der er sket en ukendt fejl', { retryable: true }), retried);
  expect(screen.getByRole('heading', { name: 'Kunne ikke indlæse listen.' })).toBeVisible();
  expect(screen.getByText('Der er sket en ukendt fejl')).toBeVisible();
  expect(screen.getByText('Du kan prøve handlingen igen...')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

it('has no retry button for an error that is not retryable (ERR-026)', () => {
  failure(portalError('Du er logget ud.', { retryable: false }));
  expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
});

it('explains missing permissions without a retry (ERR-002)', () => {
  failure(portalError('Nej', { retryable: true, status: 403 }));
  expect(screen.getByText('Kunne ikke indlæse listen.')).toBeVisible();
  expect(screen.getByText(/Den nuværende bruger mangler rettigheder\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the stack and the correlation id, collapsed (ERR-024)', () => {
  const error = portalError('Der er sket en ukendt fejl', { retryable: true, correlationId: '1b4e28ba' });
  error.stack = 'Error: Der er sket en ukendt fejl at request';
  failure(error);
  expect(screen.getByText(error.stack).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('1b4e28ba')).toBeInTheDocument();
});

it('lists the invalid properties (ERR-014)', () => {
  failure(portalError('Ugyldige data', { retryable: true, properties: ['users.3.email'] }));
  expect(screen.getByText('users.3.email').closest('details')).not.toBeNull();
});

it('shows only the stack of an error without properties and correlation id', () => {
  const error = portalError('Der er sket en ukendt fejl', { retryable: true });
  error.stack = 'Error: Der er sket en ukendt fejl at request';
  failure(error);
  const [summary, ...told] = screen.getByText(error.stack).closest('details')?.children ?? [];
  expect(summary?.tagName).toBe('SUMMARY');
  expect(told.map(each => each.textContent)).toEqual([error.stack]);
});

it('does not show the message of a programming error', () => {
  failure(new Error('x is not a function'));
  expect(screen.queryByText('x is not a function')).toBeNull();
  expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
});

it('links to the list when the record is not found (ERR-003)', () => {
  const gone = portalError('Væk', { retryable: true, status: 404 });
  render(
    <LoadFailure
      error={gone}
      title="Kunne ikke indlæse fakturaen."
      onRetry={() => undefined}
      isRetrying={false}
      wayOn={<a href="/1001/faktura">Se alle fakturaer</a>}
    />,
  );
  expect(screen.getByText(/^Vi fandt ikke hvad vi ledte efter\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se alle fakturaer' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
