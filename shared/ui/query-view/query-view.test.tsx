import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailure, QueryView, type ShownQuery } from './query-view.tsx';

const query = (of: Partial<ShownQuery<string | null>>): ShownQuery<string | null> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => Promise.resolve(),
  ...of,
});

const view = (of: Partial<ShownQuery<string | null>>) =>
  render(
    <QueryView query={query(of)} title="Kunne ikke indlæse abonnementet.">
      {data => <p>{data ?? 'Intet e-sim'}</p>}
    </QueryView>,
  );

it('shows that it is loading', () => {
  view({});
  expect(screen.getByRole('status')).toHaveTextContent('Indlæser');
});

it('renders the data, also null', () => {
  view({ data: null });
  expect(screen.getByText('Intet e-sim')).toBeVisible();
});

it('keeps stale data when a refetch fails, marks it as outdated, and retries', async () => {
  const refetch = jest.fn(() => Promise.resolve());
  view({ data: 'Erhverv 50 GB', error: new Error('gone'), refetch });
  expect(screen.getByText('Erhverv 50 GB')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('er måske forældet');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('shows what failed to load, and retries', async () => {
  const refetch = jest.fn(() => Promise.resolve());
  view({ error: new Error('gone'), refetch });
  expect(screen.getByRole('heading', { name: 'Kunne ikke indlæse abonnementet.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('renders nothing without an error, and a link when not found (ERR-003)', () => {
  const missing = Object.assign(new Error('Væk'), { retryable: true, status: 404 });
  const failure = (error: Error | null) => (
    <QueryFailure query={query({ error })} title="Væk" nextStep={<a href="/1001/faktura">Se alle</a>} />
  );
  const { container, rerender } = render(failure(null));
  expect(container).toBeEmptyDOMElement();
  rerender(failure(missing));
  expect(screen.getByText(/^Vi fandt ikke hvad vi ledte efter\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se alle' })).toBeVisible();
});
