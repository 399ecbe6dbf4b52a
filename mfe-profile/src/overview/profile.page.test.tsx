import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { Profile } from 'shared/contracts/profile';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anyAccount, anyCustomer } from 'shared/testing/builders.ts';
import { renderWithHost, testApi, type HostOptions } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { anyProfile } from '../testing/profile-api.ts';

const answersProfile = (changes: Partial<Profile> = {}) =>
  http.get(`${testApi}/user`, answerOf({ user: anyProfile(changes) }));

const answersCustomers = http.get(
  `${testApi}/customers`,
  answerOf({
    customers: [
      { ...anyCustomer(), role: 'SuperAdmin' },
      { ...anyCustomer({ id: '1002', companyName: null, cvr: null }), role: 'Admin' },
    ],
  }),
);

const paging = { pageNumber: 1, pageSize: 200, totalCount: 1, totalPages: 1, offset: 0 };
const answersAccess = (accessType: 'Full' | 'Limited', assets: { id: string; type: string }[] = []) =>
  http.get(`${testApi}/customers/1001/users/v2`, ({ request }) => {
    expect(new URL(request.url).searchParams.get('searchQuery')).toBe('superadmin@demo.example');
    const row = {
      email: 'superadmin@demo.example',
      created: '2024-03-01T08:00:00.000Z',
      userType: 'Administrator',
    };
    return HttpResponse.json({
      data: {
        users: [
          { ...row, userId: 'somebody-else', accessType: 'Full', assets: [] },
          { ...row, userId: 'user-1', accessType, assets },
        ],
        ...paging,
        hasNextPage: false,
        hasPreviousPage: false,
      },
    });
  });

const account = anyAccount({ accountId: '80010002', accountName: 'Salg' });

const server = startApi();

const open = (options: Partial<HostOptions> = {}) =>
  renderWithHost(remote, { path: 'indstillinger', ...options });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const fact = async (name: string, term: string) => {
  const found = await (await card(name)).findByText(term);
  return found.nextElementSibling;
};

it('shows name, e-mail, phone number, password, last sign-in and creation date (PRO-002, NAV-006)', async () => {
  server.use(answersProfile(), answersCustomers);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mine indstillinger' })).toBeInTheDocument();
  expect(await fact('Dine oplysninger', 'Navn')).toHaveTextContent('Sofie Lind');
  expect(await fact('Dine oplysninger', 'E-mail')).toHaveTextContent('superadmin@demo.exampleBekræftet');
  expect(await fact('Dine oplysninger', 'Telefonnummer')).toHaveTextContent('12 34 56 78');
  expect(await fact('Dine oplysninger', 'Adgangskode')).toHaveTextContent('Din adgangskode vises aldrig.');
  expect(await fact('Dine oplysninger', 'Seneste login')).toHaveTextContent('20. nov. 2026, 14.05');
  expect(await fact('Dine oplysninger', 'Bruger siden')).toHaveTextContent('1. mar. 2024');
});

it.each([
  [true, '12\u00a034\u00a056\u00a078Bekræftet'],
  [false, '12\u00a034\u00a056\u00a078Ikke bekræftetBekræft'],
  [undefined, '12\u00a034\u00a056\u00a078'],
])('shows whether the phone number is verified: %s', async (phoneVerified, shown) => {
  server.use(answersProfile({ phoneVerified }), answersCustomers);
  open();
  expect((await fact('Dine oplysninger', 'Telefonnummer'))?.textContent).toBe(`${shown}Skift`);
});

it('links an unverified number to its verification', async () => {
  server.use(answersProfile({ phoneVerified: false }), answersCustomers);
  open();
  await fact('Dine oplysninger', 'Navn');
  expect(hrefOf('Bekræft telefonnummer')).toBe('/1001/indstillinger/skift-telefonnummer?bekraeft=ja');
});

it('shows what is missing', async () => {
  server.use(
    answersProfile({
      firstName: '',
      lastName: ' ',
      phoneNumber: null,
      lastLogin: null,
      emailVerified: false,
    }),
    answersCustomers,
  );
  open();
  expect(await fact('Dine oplysninger', 'Navn')).toHaveTextContent('Dit navn mangler.');
  expect(await fact('Dine oplysninger', 'E-mail')).toHaveTextContent('Ikke bekræftet');
  expect(await fact('Dine oplysninger', 'Telefonnummer')).toHaveTextContent(
    'Du har ikke angivet et telefonnummer.',
  );
  expect(await fact('Dine oplysninger', 'Seneste login')).toHaveTextContent('Du har ikke logget ind før.');
});

it('shows that a superadministrator has access to all customer numbers (CUST-032)', async () => {
  server.use(answersProfile(), answersCustomers);
  open();
  expect(await fact('Din adgang', 'Virksomhed')).toHaveTextContent('Nordhavn Byg A/S');
  expect(await fact('Din adgang', 'Rolle')).toHaveTextContent('Superadministrator');
  expect(await fact('Din adgang', 'Kundenumre')).toHaveTextContent('Du har adgang til alle kundenumre.');
});

it('lists the customer numbers of an administrator with limited access (CUST-032)', async () => {
  server.use(
    answersProfile(),
    answersCustomers,
    answersAccess('Limited', [
      { id: '80010002', type: 'Account' },
      { id: '80010009', type: 'Account' },
    ]),
    http.get(`${testApi}/accounts`, ({ request }) => {
      expect(new URL(request.url).searchParams.getAll('accountIds')).toEqual(['80010002', '80010009']);
      return HttpResponse.json({
        data: {
          accounts: [account],
          ...paging,
          hasNextPage: false,
          hasPreviousPage: false,
        },
      });
    }),
  );
  open({ customer: { role: 'Admin' } });
  const link = await (await card('Din adgang')).findByRole('link', { name: 'Salg (80010002)' });
  // An account that no longer exists has only its number.
  expect(screen.getByRole('link', { name: '80010009' })).toBeVisible();
  expect(link).toHaveAttribute('href', '/1001/faktureringskonti/80010002');
});

it('shows no customer numbers to a user who administers none', async () => {
  server.use(answersProfile(), answersCustomers);
  open({ customer: { role: 'User' } });
  expect(await fact('Din adgang', 'Rolle')).toHaveTextContent('Bruger');
  expect(screen.queryByText('Kundenumre')).not.toBeInTheDocument();
});

it('keeps the rest of the page when the access fails to load, and retries', async () => {
  server.use(
    answersProfile(),
    answersCustomers,
    http.get(`${testApi}/customers/1001/users/v2`, () => new HttpResponse(null, { status: 500 })),
  );
  open({ customer: { role: 'Admin' } });
  expect(await screen.findByText('Vi kunne ikke hente din adgang lige nu.')).toBeInTheDocument();
  expect(await fact('Dine oplysninger', 'Navn')).toHaveTextContent('Sofie Lind');
  server.use(answersAccess('Full'));
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Du har adgang til alle kundenumre.')).toBeInTheDocument();
});

it('lists the customers of the user, the current one with its address, with links to the others (CUST-001, CUST-011, CUST-012, CUST-015, CUST-016)', async () => {
  server.use(answersProfile(), answersCustomers);
  open();
  const customers = await card('Dine virksomheder');
  const rows = await customers.findAllByRole('listitem');
  expect(rows[0]?.textContent).toBe(
    'Nordhavn Byg A/SCVR-nr. 10010010 · SuperadministratorPakhusvej 12A, 2. tv, 2150 Nordhavn, DanmarkValgt nu',
  );
  expect(rows[1]).toHaveTextContent('Navn mangler (1002)CVR-nr. - · Administrator');
  expect(customers.getAllByRole('link')).toHaveLength(1);
  expect(customers.getByRole('link')).toHaveAttribute('href', '/1002/indstillinger');
});

it('links to the page of each change (PRO-001)', async () => {
  server.use(answersProfile(), answersCustomers);
  open();
  await fact('Dine oplysninger', 'Navn');
  for (const [name, path] of [
    ['Skift navn', 'skift-navn'],
    ['Skift e-mail', 'skift-email'],
    ['Skift telefonnummer', 'skift-telefonnummer'],
    ['Skift adgangskode', 'skift-kodeord'],
    ['Rediger totrinsbekræftelse', 'totrinsbekraeftelse'],
    ['Se adgangsnøgler', 'adgangsnoegler'],
    ['Se aktive logins', 'aktive-log-ind'],
  ] as const)
    expect(hrefOf(name)).toBe(`/1001/indstillinger/${path}`);
});

it('has no sign-in settings when another server handles sign-in', async () => {
  server.use(answersProfile({ signsInHere: false }), answersCustomers);
  open();
  await fact('Dine oplysninger', 'Navn');
  for (const term of ['Aktive logins', 'Totrinsbekræftelse', 'Adgangsnøgler'])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});

it('shows a skeleton while loading', async () => {
  server.use(answersProfile(), answersCustomers);
  open();
  expect(screen.getAllByText('Indlæser').length).toBeGreaterThan(0);
  await waitFor(() => {
    expect(screen.queryByText('Indlæser')).not.toBeInTheDocument();
  });
});

it('has a retry button when the profile fails to load', async () => {
  server.use(
    answersCustomers,
    http.get(`${testApi}/user`, () => new HttpResponse(null, { status: 500 })),
  );
  open();
  expect(
    await screen.findByRole('heading', { name: 'Vi kunne ikke hente dine oplysninger.' }),
  ).toBeInTheDocument();
  server.use(answersProfile());
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await fact('Dine oplysninger', 'Navn')).toHaveTextContent('Sofie Lind');
});

it('marks the details as outdated when a refetch fails, and retries', async () => {
  server.use(answersProfile(), answersCustomers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  open({ queryClient });
  await fact('Dine oplysninger', 'Navn');
  server.use(http.get(`${testApi}/user`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/er måske forældet/)).toBeInTheDocument();
  expect(await fact('Dine oplysninger', 'Navn')).toHaveTextContent('Sofie Lind');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => {
    expect(screen.queryByText(/er måske forældet/)).not.toBeInTheDocument();
  });
});

it('explains missing permissions when the API forbids (ERR-008)', async () => {
  server.use(
    answersProfile(),
    http.get(`${testApi}/customers`, () => new HttpResponse(null, { status: 403 })),
  );
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeInTheDocument();
});

it('has no accessibility faults', async () => {
  server.use(answersProfile(), answersCustomers);
  const { container } = open();
  await fact('Dine oplysninger', 'Navn');
  await (await card('Dine virksomheder')).findAllByRole('listitem');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  [{}, 'Kun i portalen'],
  [{ OrderDone: 'None' }, 'Kun i portalen'],
  [{ OrderDone: 'Mail' }, 'Med e-mail'],
  [{ OrderDone: 'Text' }, 'Med sms'],
  [{ OrderDone: 'Text', OrderFailed: 'Mail' }, 'Med e-mail og sms'],
] as const)('shows how the user is notified with %j: %s', async (messages, text) => {
  server.use(answersProfile({ messages }), answersCustomers);
  open();
  expect(await fact('Dine oplysninger', 'Beskeder')).toHaveTextContent(`${text}Rediger`);
});
