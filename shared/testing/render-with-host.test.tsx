import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { answerOf } from './answers.ts';
import { expectConsoleError } from './expected-errors.ts';
import { startApi } from './start-api.ts';
import * as z from 'zod/mini';
import { data } from '../contracts/wire.ts';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import type { Remote } from '../remote/remote.ts';
import { Link } from 'shared/router';
import { useSession } from 'shared/session';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import { renderWithHost, testApi } from './render-with-host.tsx';

const answer = data(z.object({ name: z.string() }));

/** Customer ids that the page gets wrong. */
const wrongIds = new Map<string, string | undefined>();
afterEach(() => {
  wrongIds.clear();
});

const Page = () => {
  const client = useHttp();
  const toasts = useToasts();
  const { customer, capabilities } = useCurrentCustomer();
  const thing = useQuery({
    queryKey: ['thing', customer.id],
    queryFn: () =>
      client.request({
        path: '/self-service-api/thing',
        query: { customerId: wrongIds.has(customer.id) ? wrongIds.get(customer.id) : customer.id },
        schema: answer,
      }),
  });
  return (
    <>
      <h1>{thing.data?.name}</h1>
      <p>{`${useSession().email} hos ${customer.companyName}`}</p>
      <p>{capabilities.canInviteAdmins ? 'inviterer' : 'inviterer ikke'}</p>
      <p>{useToggle('create_administrator') ? 'slået til' : 'slået fra'}</p>
      <button onClick={() => toasts.show({ variant: 'SUCCESS', title: 'Gemt' })}>Gem</button>
      <Link to="/andet/sted">Ud</Link>
    </>
  );
};

const remote: Remote = { id: 'mfe-any', routes: [{ path: 'side', element: <Page /> }] };

startApi(http.get(`${testApi}/thing`, answerOf({ name: 'Ting' })));

it('provides every context, and answers calls by MSW', async () => {
  const { address, toasts } = renderWithHost(remote, { path: 'side?a=1' });
  expect(await screen.findByRole('heading', { name: 'Ting' })).toBeInTheDocument();
  expect(screen.getByText('superadmin@demo.example hos Nordhavn Byg A/S')).toBeInTheDocument();
  expect(screen.getByText('inviterer')).toBeInTheDocument();
  expect(screen.getByText('slået til')).toBeInTheDocument();
  expect(address()).toBe('/1001/side?a=1');
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Gemt' }]);
});

it('uses another customer and other toggles', async () => {
  renderWithHost(remote, {
    path: 'side',
    customer: { id: '1002', role: 'Admin', companyName: null },
    toggles: { create_administrator: false },
  });
  await screen.findByRole('heading', { name: 'Ting' });
  expect(screen.getByText('superadmin@demo.example hos Navn mangler (1002)')).toBeInTheDocument();
  expect(screen.getByText('inviterer ikke')).toBeInTheDocument();
  expect(screen.getByText('slået fra')).toBeInTheDocument();
});

it.each(['1002', undefined])('fails a test when a page of customer 1001 requests data of %p', async other => {
  expectConsoleError(new RegExp(`names the customer ${String(other)} on a page of 1001`));
  wrongIds.set('1001', other);
  renderWithHost(remote, { path: 'side' });
  expect(await screen.findByRole('heading', { name: 'Ting' })).toBeInTheDocument();
});

it('shows when a link leaves the area', async () => {
  const { address } = renderWithHost(remote, { path: 'side' });
  await userEvent.click(await screen.findByRole('link', { name: 'Ud' }));
  expect(screen.getByText('Uden for området')).toBeInTheDocument();
  expect(address()).toBe('/andet/sted');
});
