/** Writes by `useWrite` of shared, and the shell's toasts for them: connected only by the mutation. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { data } from 'shared/contracts/wire';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { renderInPortal } from '../testing/render-in-portal.tsx';

const server = startApi();

const Page = ({ reportsOwnErrors }: { readonly reportsOwnErrors?: boolean }) => {
  const { submit, error } = useWrite({
    send: (client, body: object) =>
      client.request({
        method: 'PUT',
        path: '/self-service-api/things',
        query: { customerId: '1001' },
        body,
        schema: data(z.unknown()),
      }),
    stale: [],
    onDone: () => undefined,
    ...(reportsOwnErrors !== undefined && { reportsOwnErrors }),
  });
  return (
    <>
      <button
        onClick={() => {
          submit({});
        }}
      >
        Gem
      </button>
      {error === null ? null : <p>Det gik ikke</p>}
    </>
  );
};

const fail = async (page: React.ReactElement) => {
  server.use(http.put(`${testApi}/things`, () => new HttpResponse(null, { status: 403 })));
  const { portal } = renderInPortal(page);
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(await screen.findByText('Det gik ikke')).toBeVisible();
  return () => portal.toasts.getState().toasts;
};

it('shows a toast when a write fails and the page does not report it (ERR-019)', async () => {
  const toasts = await fail(<Page />);
  await waitFor(() => {
    expect(toasts()).toMatchObject([
      {
        variant: 'ERROR',
        title: 'Den nuværende bruger mangler rettigheder.',
        richText: 'Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.',
      },
    ]);
  });
});

it('shows no toast if the page reports its own errors', async () => {
  const toasts = await fail(<Page reportsOwnErrors />);
  expect(toasts()).toEqual([]);
});
