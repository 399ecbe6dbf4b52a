import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { startApi } from 'shared/testing/start-api.ts';
import type { AccountLevel } from 'shared/contracts/customer';
import type { LandingPage as LandingPageData } from 'shared/contracts/landing-page';
import type { Role } from 'shared/contracts/role';
import { drawnRemoteSchema } from 'shared/remote/registry';
import { Link, type RouteObject } from 'shared/router';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anyCustomer, anyRegisteredRemote } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { LandingLayout } from '../../layout/landing-layout.tsx';
import { CustomerGate } from '../../routing/customer-gate.tsx';
import { describedRemotes } from '../../testing/described-remotes.ts';
import { fakePortal, fakeSignedIn, renderInPortal } from '../../testing/render-in-portal.tsx';
import { LandingPage } from './landing.page.tsx';
import { anOwnRow, serveOwn } from './own/testing/own.ts';

const kroner = (value: number) => ({ value, currency: 'DKK' });

const busy: LandingPageData = {
  invoices: {
    open: {
      total: { count: 3, amount: kroner(1334.5) },
      parts: {
        Overdue: { count: 1, amount: kroner(234.5) },
        ToPay: { count: 1, amount: kroner(1000) },
        Automatic: { count: 1, amount: kroner(100) },
      },
    },
    dueSoon: { count: 1, amount: kroner(1000) },
    rows: [
      {
        billingItemId: '77',
        invoiceNumber: '100077',
        accountName: 'Hovedkontor',
        dueDate: '2026-11-01',
        amountDue: kroner(234.5),
        part: 'Overdue',
      },
      {
        billingItemId: '78',
        invoiceNumber: '100078',
        accountName: 'Lager',
        dueDate: '2026-12-01',
        amountDue: kroner(1000),
        part: 'ToPay',
        isPayable: true,
      },
      {
        billingItemId: '79',
        invoiceNumber: '100079',
        accountName: 'Lager',
        dueDate: '2026-12-02',
        amountDue: kroner(100),
        part: 'Automatic',
      },
    ],
  },
  openOrders: {
    count: 22,
    failedCount: 3,
    rows: [
      {
        id: 'o-1',
        type: 'CreateSimCard',
        productName: 'Nyt simkort',
        userName: 'Ida Holm',
        created: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
  nearLimit: { count: 21 },
  waitingInvitations: { count: 2 },
  subscriptions: { count: 1234, rows: [] },
};

const quiet: LandingPageData = {
  invoices: {
    open: {
      total: { count: 0, amount: kroner(0) },
      parts: {
        Overdue: { count: 0, amount: kroner(0) },
        ToPay: { count: 0, amount: kroner(0) },
        Automatic: { count: 0, amount: kroner(0) },
      },
    },
    dueSoon: { count: 0, amount: kroner(0) },
    rows: [],
  },
  openOrders: { count: 0, failedCount: 0, rows: [] },
  nearLimit: { count: 0 },
  waitingInvitations: { count: 0 },
  subscriptions: { count: 1234, rows: [] },
};

const server = startApi();

const answers = (landingPage: LandingPageData) => {
  server.use(http.get(`${testApi}/landing-page`, answerOf({ landingPage })));
};
const landing: RouteObject[] = [
  { element: <LandingLayout />, children: [{ path: '*', element: <LandingPage /> }] },
];
const draw = (data: LandingPageData = busy) => {
  answers(data);
  return renderInPortal(landing);
};
const link = (name: RegExp) => screen.getByRole('link', { name });

it('shows a skeleton while loading', async () => {
  server.use(http.get(`${testApi}/landing-page`, () => delay('infinite')));
  renderInPortal(landing);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Nordhavn Byg A/S');
  expect(screen.getAllByText('Indlæser')).toHaveLength(3);
});

it('lists tasks, with links (SHL-019)', async () => {
  draw();
  const tasks = await screen.findByRole('region', { name: 'Kræver handling' });
  const told = within(tasks).getAllByRole('listitem');
  expect(told.map(task => task.textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1 forfalden faktura234,50 kr.Betalingsfristen er overskredet. Uden betaling følger rykkere og inkasso.Se fakturaer',
    '3 fejlede ordrerDet bestilte er ikke gennemført. Vi viser de seneste 14 dage.Se ordrer',
    '1 faktura forfalder inden for 7 dage1.000,00 kr.Uden betaling inden fristen følger rykkere.Se fakturaer',
    '21 abonnementer er tæt på datagrænsenMindst 80 % af dataene er brugt. Forbrug ud over abonnementet koster ekstra.Se abonnementer',
    '2 invitationer mangler bekræftelseAdgang gives først, når en invitation er bekræftet.Se invitationer',
  ]);
  expect(
    within(tasks)
      .getAllByRole('link')
      .map(each => each.getAttribute('href')),
  ).toEqual([
    '/1001/faktura?del=Overdue',
    '/1001/ordrer?vis=nyligt-fejlede',
    '/1001/faktura?del=DueSoon',
    '/1001/abonnementer?forbrug=NearLimit',
    '/1001/administrator-oversigt?invitationer=Waiting',
  ]);
});

it('refetches when the tab becomes visible after a while', async () => {
  draw(quiet);
  expect(await screen.findByText('I er ajour. Der er intet, I skal gøre.')).toBeVisible();
  answers(busy);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('1 forfalden faktura')).toBeVisible();
});

it.each([
  ['Superadmin', true, '4'],
  ['Admin', true, '3'],
  ['Admin', false, '2'],
  ['User', true, '2'],
] as const)(
  'reserves lines for the shortcuts of the role %s, with telephones %p: %s',
  async (role, hasTelephones, pairs) => {
    answers({ ...busy, subscriptions: { ...busy.subscriptions, hasTelephones } });
    const remotes = describedRemotes.map(description => ({
      ...anyRegisteredRemote(),
      ...drawnRemoteSchema.parse(description),
    }));
    const { container } = renderInPortal(landing, {
      customer: { role },
      portal: fakePortal({ registry: { registry: { schemaVersion: 1, remotes }, source: 'network' } }),
    });
    expect(await screen.findByRole('region', { name: 'Hurtige handlinger' })).toBeVisible();
    const room = container.querySelector<HTMLElement>('.shortcuts');
    expect(room?.style.getPropertyValue('--pairs')).toBe(pairs);
  },
);

it('links the open amounts to their invoices (BIL-001)', async () => {
  draw();
  const overdue = await screen.findByRole('link', { name: '1 faktura, Forfaldent' });
  expect(overdue.closest('div')).toHaveTextContent('234,50');
  expect(overdue).toHaveAttribute('href', '/1001/faktura?del=Overdue');
  expect(link(/Åbent i alt/)).toHaveAttribute('href', '/1001/faktura?del=Overdue&del=ToPay&del=Automatic');
});

it('distinguishes overdue, due and automatic payments', async () => {
  draw();
  const overdue = (await screen.findByText('Faktura 100077')).closest('li');
  const due = screen.getByText('Faktura 100078').closest('li');
  expect(overdue).toHaveTextContent('Forfaldt 1. nov. 2026');
  expect(due).toHaveTextContent('Betales senest 1. dec. 2026');
  expect(due).not.toHaveTextContent('Forfaldt');
  expect(screen.getByText('Faktura 100079').closest('li')).toHaveTextContent('Trækkes 2. dec. 2026');
});

it('shows that an invoice was sent to debt collection', async () => {
  const [overdue, ...others] = busy.invoices.rows;
  if (!overdue) throw new Error('The page has no invoices.');
  draw({ ...busy, invoices: { ...busy.invoices, rows: [{ ...overdue, isCollected: true }, ...others] } });
  const row = (await screen.findByText('Faktura 100077')).closest('li');
  expect(row).toHaveTextContent('Sendt til inkasso');
  expect(row).not.toHaveTextContent('Forfaldt');
});

it('labels a reminder as in the list of invoices', async () => {
  const [overdue, due, ...others] = busy.invoices.rows;
  if (!overdue || !due) throw new Error('The page has no invoices.');
  const reminder = { ...due, documentType: 'Reminder' as const };
  draw({ ...busy, invoices: { ...busy.invoices, rows: [overdue, reminder, ...others] } });
  expect(await screen.findByRole('link', { name: 'Rykker 100078' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Betal rykker 100078' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Faktura 100077' })).toBeVisible();
});

it('links payable invoices to payment, for administrators only (BIL-002)', async () => {
  const { unmount } = draw();
  expect(await screen.findByRole('link', { name: 'Betal faktura 100078' })).toHaveAttribute(
    'href',
    '/1001/faktura/78/betaling',
  );
  expect(screen.queryByRole('link', { name: 'Betal faktura 100077' })).toBeNull();
  unmount();
  answers(busy);
  renderInPortal(landing, { customer: { role: 'User' } });
  await screen.findByText('Faktura 100078');
  expect(screen.queryByRole('link', { name: /^Betal/ })).toBeNull();
});

it('links each open order', async () => {
  draw();
  const order = await screen.findByRole('link', { name: 'Bestilling af simkort' });
  expect(order).toHaveAttribute('href', '/1001/ordrer/o-1');
  expect(order.closest('li')).toHaveTextContent('Ida Holm, Nyt simkortBestilt 20. nov. 2026');
  expect(link(/^Se 22 ordrer i gang$/)).toHaveAttribute('href', '/1001/ordrer');
});

it.each<[AccountLevel, Role, string[], boolean]>([
  ['Subscription', 'User', ['Min telefon', 'Kræver handling'], false],
  ['Unknown', 'User', ['Kræver handling'], true],
  ['Unknown', 'Admin', ['Kræver handling'], false],
  ['Account', 'Admin', ['Kræver handling'], false],
])(
  'starts by the account level %s of the role %s (CUST-007)',
  async (accountLevel, role, regions, isToldOfNone) => {
    serveOwn(server, [anOwnRow()]);
    answers(busy);
    renderInPortal(landing, { customer: { role, accountLevel } });
    await screen.findByText('Åbent i alt');
    const shown = screen.getAllByRole('region').map(each => within(each).queryByRole('heading')?.textContent);
    expect(shown.slice(0, regions.length)).toEqual(regions);
    expect(screen.queryAllByText(/^Vi ved ikke, hvilket abonnement/)).toHaveLength(isToldOfNone ? 1 : 0);
    if (isToldOfNone) expect(screen.getByText(/superadmin@demo\.example/)).toBeVisible();
  },
);

it.each([[undefined], ['Department']])(
  'treats the unsupported account level %s as Unknown (CUST-007)',
  async level => {
    answers(busy);
    server.use(
      http.get(
        `${testApi}/customers`,
        answerOf({ customers: [{ ...anyCustomer(), role: 'User', accountLevel: level }] }),
      ),
    );
    const signedIn = fakeSignedIn({}, { state: 'loading' });
    const inGate = {
      path: ':customerId/velkommen',
      element: (
        <CustomerGate>
          <LandingPage />
        </CustomerGate>
      ),
    };
    await signedIn.userStore.load();
    renderInPortal([inGate], { portal: fakePortal({ signedIn }) });
    expect(await screen.findByText(/^Vi ved ikke, hvilket abonnement/)).toBeVisible();
  },
);

it('lists the subscriptions of a customer with few, as links', async () => {
  draw({
    ...busy,
    subscriptions: {
      count: 2,
      rows: [
        {
          subscriptionId: 's-1',
          name: 'Mobil 50 GB',
          userName: 'Ole Bech',
          telephoneNumber: '20203040',
          percent: 92,
        },
        {
          subscriptionId: 's-2',
          name: 'Bredbånd',
          userName: null,
          telephoneNumber: null,
          circuitId: 'LN100400001',
        },
      ],
    },
  });
  const card = await screen.findByRole('region', { name: 'Jeres abonnementer' });
  const [phone, line] = within(card).getAllByRole('listitem');
  expect(phone).toHaveTextContent(/Ole Bech, 20.20.30.40Mobil 50 GB92 % data brugt/);
  expect(line).toHaveTextContent(/^Bredbånd, LN100400001$/);
  expect(hrefOf(/^Ole Bech/, within(card))).toBe('/1001/abonnementer/s-1');
});

it('lists the tasks per customer for a superadministrator of several', async () => {
  draw({
    ...busy,
    customers: [
      {
        customerId: '1001',
        companyName: 'Nordhavn Byg A/S',
        failedOrderCount: 3,
        overdue: { count: 1, amount: kroner(234.5) },
        nearLimitCount: 21,
      },
      {
        customerId: '1003',
        companyName: 'Café Klit',
        failedOrderCount: null,
        overdue: { count: 0, amount: kroner(0) },
        nearLimitCount: 0,
      },
    ],
  });
  const card = await screen.findByRole('region', { name: 'Alle virksomheder' });
  const ways = within(card).getAllByRole('link');
  expect(ways.map(way => [way.textContent.replaceAll('\u00a0', ' '), way.getAttribute('href')])).toEqual([
    ['Nordhavn Byg A/S', '/1001/velkommen'],
    ['1 forfalden faktura, 234,50 kr.', '/1001/faktura?del=Overdue'],
    ['3 fejlede ordrer', '/1001/ordrer?vis=nyligt-fejlede'],
    ['21 tæt på datagrænsen', '/1001/abonnementer?forbrug=NearLimit'],
    ['Café Klit', '/1003/velkommen'],
  ]);
  expect(within(card).getByText('Intet haster')).toBeVisible();
});

it('shows only search actions declared as shortcuts', async () => {
  answers(quiet);
  const own = anyRegisteredRemote({
    search: {
      hits: [],
      actions: [
        { label: 'Skift navn', icon: 'user', path: 'indstillinger/skift-navn', shortcut: true },
        { label: 'Skift e-mail', icon: 'user', path: 'indstillinger/skift-email' },
      ],
    },
  });
  const registry = { registry: { schemaVersion: 1 as const, remotes: [own] }, source: 'network' as const };
  renderInPortal(landing, { portal: fakePortal({ registry }) });
  const box = await screen.findByRole('region', { name: 'Hurtige handlinger' });
  const [link, ...others] = within(box).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/1001/indstillinger/skift-navn');
  expect(others).toEqual([]);
});

it('shows when there are no tasks', async () => {
  draw(quiet);
  expect(await screen.findByText('I er ajour. Der er intet, I skal gøre.')).toBeInTheDocument();
  expect(screen.getByText('Åbent i alt').closest('div')).toHaveTextContent('Ingen fakturaer');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('hides inaccessible data', async () => {
  draw({ ...busy, openOrders: null, waitingInvitations: null });
  await screen.findByText('Åbent i alt');
  expect(screen.queryByText(/ordre/)).toBeNull();
  expect(screen.queryByText(/invitation/)).toBeNull();
  expect(screen.queryByText(/Alle virksomheder/)).toBeNull();
});

it('shows an error when loading fails, and retries', async () => {
  let call = 'none';
  server.use(
    http.get(`${testApi}/landing-page`, ({ request }) => {
      call = request.headers.get('x-correlation-id') ?? 'none';
      return new HttpResponse(null, { status: 500 });
    }),
  );
  renderInPortal(<LandingPage />);
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Der er sket en alvorlig serverfejl.');
  expect(box).toHaveTextContent(call);
  answers(busy);
  await userEvent.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Åbent i alt')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [403, 'Den nuværende bruger mangler rettigheder.'],
  [404, 'Vi fandt ikke hvad vi ledte efter.'],
])('offers no retry on %d', async (status, sentence) => {
  server.use(http.get(`${testApi}/landing-page`, () => new HttpResponse(null, { status })));
  renderInPortal(<LandingPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByText(/Du kan prøve handlingen igen/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
});

it('does not show data of the previous customer after a switch', async () => {
  server.use(
    http.get(`${testApi}/landing-page`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('customerId') === '1002') await delay('infinite');
      return HttpResponse.json({ data: { landingPage: busy } });
    }),
  );
  const customers = [anyCustomer(), anyCustomer({ id: '1002', companyName: 'Østersø Smede ApS' })];
  renderInPortal(
    [
      {
        path: ':customerId/velkommen',
        element: (
          <CustomerGate>
            <Link to="/1002/velkommen">Skift</Link>
            <LandingLayout />
          </CustomerGate>
        ),
        children: [{ index: true, element: <LandingPage /> }],
      },
    ],
    { portal: fakePortal({ signedIn: fakeSignedIn({}, { state: 'ready', customers }) }) },
  );
  await screen.findByText('Faktura 100077');
  await userEvent.click(screen.getByRole('link', { name: 'Skift' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Østersø Smede ApS');
  expect(screen.queryByText('Faktura 100077')).toBeNull();
  expect(screen.queryByText('Åbent i alt')).toBeNull();
  expect(screen.getAllByText('Indlæser')).toHaveLength(3);
});

it.each([
  ['full', busy],
  ['empty', quiet],
])('has no accessibility violations when %s', async (_what, data) => {
  const { container } = draw(data);
  await screen.findByText('Åbent i alt');
  expect(await accessibilityFaults(container)).toEqual([]);
});
