import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { LandingPage as LandingPageData } from 'shared/contracts/landing-page';
import { Link, type RouteObject } from 'shared/router';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { LandingLayout } from '../../layout/landing-layout.tsx';
import { CustomerGate } from '../../routing/customer-gate.tsx';
import { fakePortal, fakeSignedIn, renderInPortal } from '../../testing/render-in-portal.tsx';
import { LandingPage } from './landing.page.tsx';

const kroner = (value: number) => ({ value, currency: 'DKK' });

const busy: LandingPageData = {
  unpaidInvoices: {
    count: 2,
    amount: kroner(1234.5),
    overdueCount: 1,
    overdueAmount: kroner(234.5),
    rows: [
      {
        billingItemId: '77',
        invoiceNumber: '100077',
        accountId: '80010001',
        accountName: 'Hovedkontor',
        dueDate: '2026-11-01',
        amountDue: kroner(234.5),
        status: 'Overdue',
      },
      {
        billingItemId: '78',
        invoiceNumber: '100078',
        accountId: '80010002',
        accountName: 'Lager',
        dueDate: '2026-12-01',
        amountDue: kroner(1000),
        status: 'Open',
        isPayable: true,
      },
    ],
  },
  openOrders: {
    count: 1,
    failedCount: 0,
    rows: [
      {
        id: 'o-1',
        type: 'CreateSimCard',
        status: 'InProgress',
        productName: 'Nyt SIM-kort',
        userName: 'Ida Holm',
        created: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
  nearLimit: {
    count: 1,
    rows: [
      {
        subscriptionId: 's-1',
        name: 'Mobil 50 GB',
        userName: 'Ole Bech',
        telephoneNumber: '20203040',
        percent: 92,
      },
    ],
  },
  subscriptions: { count: 1234, activeCount: 1200 },
};

const quiet: LandingPageData = {
  unpaidInvoices: { count: 0, amount: kroner(0), overdueCount: 0, overdueAmount: kroner(0), rows: [] },
  openOrders: { count: 0, failedCount: 0, rows: [] },
  nearLimit: { count: 0, rows: [] },
  subscriptions: { count: 3, activeCount: 3 },
};

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const answers = (landingPage: LandingPageData) => {
  server.use(http.get(`${testApi}/landing-page`, () => HttpResponse.json({ data: { landingPage } })));
};
const landing: RouteObject[] = [
  { element: <LandingLayout />, children: [{ path: '*', element: <LandingPage /> }] },
];
const draw = (data: LandingPageData = busy) => {
  answers(data);
  return renderInPortal(landing);
};
const link = (name: RegExp) => screen.getByRole('link', { name });

it('shows the shape of the page while it loads', async () => {
  server.use(http.get(`${testApi}/landing-page`, () => delay('infinite')));
  renderInPortal(landing);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Nordhavn Byg A/S');
  expect(screen.getAllByText('Indlæser')).toHaveLength(3);
});

it('shows what waits, and leads there (SHL-019)', async () => {
  draw();
  const amount = await screen.findByRole('link', { name: /Skyldigt beløb/ });
  expect(amount).toHaveTextContent('1.234,50');
  expect(amount).toHaveTextContent('2 fakturaer, heraf 1 forfalden');
  expect(amount).toHaveAttribute('href', '/1001/faktura');
  expect(link(/^Abonnementer/)).toHaveTextContent('1.234');
  expect(link(/^Abonnementer/)).toHaveAttribute('href', '/1001/abonnementer');
  expect(link(/Ordrer i gang/)).toHaveTextContent('Alle forløber som de skal');
  expect(link(/Tæt på forbrugsgrænsen/)).toHaveTextContent('1');
});

it('tells apart what is overdue and what is due', async () => {
  draw();
  const overdue = (await screen.findByText('Faktura 100077')).closest('li');
  const due = screen.getByText('Faktura 100078').closest('li');
  expect(overdue).toHaveTextContent('Forfaldt 1. nov. 2026');
  expect(due).toHaveTextContent('Betales senest 1. dec. 2026');
  expect(due).not.toHaveTextContent('Forfaldt');
});

it('leads administrators from what can be paid by card to its payment, and nobody else (BIL-002)', async () => {
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

it('lists orders on their way and who has used most', async () => {
  draw();
  expect((await screen.findByText('Nyt SIM-kort')).closest('li')).toHaveTextContent('Ida Holm');
  expect(screen.getByText(/Ole Bech/).closest('li')).toHaveTextContent('92 % brugt');
});

it('says that nothing waits', async () => {
  draw(quiet);
  expect(await screen.findByText('Alt er klaret. Der er ikke noget, der venter på jer.')).toBeInTheDocument();
  expect(link(/Skyldigt beløb/)).toHaveTextContent('Alt er betalt');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('leaves the orders out for a customer who has none', async () => {
  draw({ ...busy, openOrders: null });
  await screen.findByRole('link', { name: /Skyldigt beløb/ });
  expect(screen.queryByRole('link', { name: /Ordrer i gang/ })).toBeNull();
  expect(screen.queryByText(/Alt er klaret/)).toBeNull();
});

it('says when it could not be loaded, and tries again (ERR-025)', async () => {
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
  expect(await screen.findByRole('link', { name: /Skyldigt beløb/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it("never shows one customer's figures under another", async () => {
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
  expect(screen.queryByRole('link', { name: /Skyldigt beløb/ })).toBeNull();
  expect(screen.getAllByText('Indlæser')).toHaveLength(3);
});

it.each([
  ['full', busy],
  ['empty', quiet],
])('has no faults that axe can see when it is %s', async (_what, data) => {
  const { container } = draw(data);
  await screen.findByRole('link', { name: /Skyldigt beløb/ });
  expect(await accessibilityFaults(container)).toEqual([]);
});
