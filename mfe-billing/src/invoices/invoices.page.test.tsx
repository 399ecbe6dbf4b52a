import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { BillingItem } from 'shared/contracts/billing-item';
import { links } from 'shared/remote/links';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccount, anyBillingItem, anyOpenAmounts, anySummary, listAnswer } from '../testing/builders.ts';

const { server, queriesOf } = startApiDouble();
const clockStandsAt = standingClock();

const answersAround = [
  http.get(`${testApi}/billing-items/summary`, answerOf({ summary: anySummary() })),
  http.get(`${testApi}/accounts`, () => HttpResponse.json(listAnswer('accounts', [anyAccount()]))),
];
const answersItems = (items: readonly BillingItem[], totalCount = items.length) =>
  http.get(`${testApi}/billing-items`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [offset, pageSize] = [Number(query.get('offset')), Number(query.get('pageSize'))];
    const ids = query.getAll('billingItemIds');
    const asked = ids.length === 0 ? items : items.filter(item => ids.includes(item.billingItemId));
    return HttpResponse.json(listAnswer('billingItems', asked, { offset, pageSize, totalCount }));
  });

const open = (path = 'faktura') => renderWithHost(remote, { path });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
const figure = async (term: string) =>
  plain((await screen.findByText(term, { selector: 'dt' })).parentElement ?? document.body);
const lastListQuery = () => queriesOf('/billing-items').at(-1);

it('shows the open amounts by part and in total, and the next payment and invoice (BIL-001)', async () => {
  server.use(...answersAround, answersItems([]));
  open();
  expect(await figure('Forfaldent')).toBe('Forfaldent1.234,50 kr.1 faktura');
  expect(await figure('Til betaling')).toBe('Til betaling1.969,00 kr.1 faktura');
  expect(await figure('Betales automatisk')).toBe('Betales automatisk500,00 kr.1 faktura');
  expect(await figure('Åbent i alt')).toBe('Åbent i alt3.703,50 kr.3 fakturaer');
  expect(await figure('Næste betaling')).toBe(
    'Næste betaling1. december 2026: 2.469,00 kr., heraf 500,00 kr. automatisk',
  );
  expect(await figure('Næste faktura')).toBe('Næste fakturaOmkring 15. december 2026');
});

it('links to spending over time', async () => {
  server.use(...answersAround, answersItems([]));
  open();
  expect(await screen.findByRole('link', { name: 'Udgifter over tid' })).toHaveAttribute(
    'href',
    '/1001/faktura/udgifter',
  );
});

it('shows zero amounts without links when all is paid', async () => {
  const summary = anySummary({ open: anyOpenAmounts(0, 0, 0), nextPayment: null, nextInvoiceDate: null });
  server.use(
    http.get(`${testApi}/billing-items/summary`, answerOf({ summary })),
    ...answersAround,
    answersItems([]),
  );
  open();
  expect(await figure('Åbent i alt')).toBe('Åbent i alt0,00 kr.Ingen fakturaer');
  expect(await figure('Forfaldent')).toBe('Forfaldent0,00 kr.Ingen fakturaer');
  expect(screen.queryByText(/^Næste/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Ingen fakturaer/ })).toBeNull();
});

it('lists the invoices with type, customer number, dates, status and amounts (NAV-036, BIL-003)', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  open();
  const table = within(await screen.findByRole('table', { name: 'Fakturaer' }));
  expect(table.getByRole('columnheader', { name: 'Faktura' })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Kundenummer' })).toBeVisible();
  const row = table.getAllByRole('row')[1];
  const cells = within(row ?? document.body)
    .getAllByRole('cell')
    .map(plain);
  expect(hrefOf('Faktura 70010001')).toBe('/1001/faktura/bi-1');
  expect(within(row ?? document.body).getByRole('checkbox', { name: 'Vælg Faktura 70010001' })).toBeVisible();
  expect(cells).toEqual([
    '',
    'Byggeplads Nord 80011001',
    '1. okt. 2026',
    '21. okt. 2026',
    'Betalt',
    '1.234,50 kr.',
    '',
  ]);
  expect(screen.getByText('Viser 1 af 1 række')).toBeInTheDocument();
});

it('shows the number of days until each open invoice is due', async () => {
  clockStandsAt('2026-10-18T12:00:00Z');
  const items = [anyBillingItem({ status: 'Open' }), anyBillingItem({ billingItemId: 'bi-2' })];
  server.use(...answersAround, answersItems(items));
  open();
  const table = await screen.findByRole('table', { name: 'Fakturaer' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('Forfalder om 3 dage');
  expect(second).toHaveTextContent('Betalt');
});

it('requests the newest first, one page at a time', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()], 85));
  const { address } = open('faktura?side=2');
  await screen.findByText('Viser 41-80 af 85 rækker');
  const query = lastListQuery();
  expect(query?.get('customerId')).toBe('1001');
  expect([query?.get('orderBy'), query?.get('sortOrder')]).toEqual(['IssueDate', 'Descending']);
  expect([query?.get('pageSize'), query?.get('offset')]).toEqual(['40', '40']);
  await userEvent.click(screen.getByRole('button', { name: 'Side 3' }));
  await screen.findByText('Viser 81-85 af 85 rækker');
  expect(address()).toBe('/1001/faktura?side=3');
});

it('filters list and summary by the account in the URL', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  open(links.invoices.href('1001', { accountIds: ['80011001'] }).replace('/1001/', ''));
  await screen.findByRole('table', { name: 'Fakturaer' });
  expect(lastListQuery()?.getAll('accountIds')).toEqual(['80011001']);
  expect(queriesOf('/summary').at(-1)?.getAll('accountIds')).toEqual(['80011001']);
  expect(screen.getByRole('button', { name: /^Kundenummer: .*80011001/ })).toBeInTheDocument();
});

it('filters by status, keeps the filter in the URL and resets to page one', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()], 45));
  const { address } = open('faktura?side=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Forfalden' }));
  await waitFor(() => {
    expect(lastListQuery()?.getAll('statuses')).toEqual(['Overdue']);
  });
  expect(address()).toBe('/1001/faktura?status=Overdue');
});

it('sorts on click on a column header', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Beløb' }));
  await waitFor(() => {
    expect(lastListQuery()?.get('orderBy')).toBe('Amount');
  });
  expect(lastListQuery()?.get('sortOrder')).toBe('Ascending');
  expect(address()).toBe('/1001/faktura?sorter=Amount&retning=Ascending');
});

it('searches, with the search in the URL', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open();
  await userEvent.type(screen.getByRole('searchbox'), '7001{Enter}');
  await waitFor(() => {
    expect(lastListQuery()?.get('searchQuery')).toBe('7001');
  });
  expect(address()).toBe('/1001/faktura?soeg=7001');
});

it('filters by a period and an amount in Danish format', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Periode og beløb' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Udstedt fra og med' }), '1/9-2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Beløb fra' }), '1.000,50');
  await userEvent.click(screen.getByRole('button', { name: 'Vis fakturaer' }));
  await arrivalAt('/1001/faktura?fra=2026-09-01&min=1000.5', address);
  await waitFor(() => {
    expect(lastListQuery()?.get('minAmount')).toBe('1000.5');
  });
  expect(screen.getByRole('button', { name: 'Periode og beløb (2)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vis fakturaer' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(screen.getByRole('textbox', { name: 'Beløb fra' })).toHaveValue('');
});

it.each([
  ['fra=2026-09-01', 'Udstedt fra og med'],
  ['til=2026-09-30', 'Udstedt til og med'],
  ['min=1000', 'Beløb fra'],
  ['maks=2000', 'Beløb til'],
])('clears the field of %s when filters are removed', async (query, label) => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  open(`faktura?${query}`);
  const field = await screen.findByRole('textbox', { name: label });
  expect(field).not.toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(field).toHaveValue('');
});

it('shows errors for an invalid date and amount, and does not filter', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Periode og beløb' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Udstedt til og med' }), '31/02/2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Beløb til' }), 'mange');
  await userEvent.click(screen.getByRole('button', { name: 'Vis fakturaer' }));
  expect(screen.getByRole('textbox', { name: 'Udstedt til og med' })).toHaveAccessibleDescription(
    /Fejl: Skriv datoen som dd\/mm\/åååå\./,
  );
  expect(screen.getByRole('textbox', { name: 'Beløb til' })).toHaveAccessibleDescription(
    /Fejl: Skriv beløbet med tal, for eksempel 1\.234,50\./,
  );
  expect(screen.getByRole('textbox', { name: 'Udstedt til og med' })).toHaveFocus();
  expect(address()).toBe('/1001/faktura');
});

it('shows errors for a range that ends before it begins, until the filters are removed', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open('faktura?fra=2026-09-02&min=1000');
  const [to, most] = ['Udstedt til og med', 'Beløb til'].map(name => screen.getByRole('textbox', { name }));
  await userEvent.type(to ?? document.body, '1/9-2026');
  await userEvent.type(most ?? document.body, '999,99');
  await userEvent.click(screen.getByRole('button', { name: 'Vis fakturaer' }));
  expect(to).toHaveAccessibleDescription(/Datoen skal være den samme som eller senere end fra-datoen\./);
  expect(most).toHaveAccessibleDescription(/Beløbet skal være det samme som eller højere end fra-beløbet\./);
  expect(address()).toBe('/1001/faktura?fra=2026-09-02&min=1000');
  await userEvent.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(to).toBeValid();
  expect(most).toBeValid();
});

it.each([
  ['', 'Der er ingen fakturaer endnu.'],
  ['?fra=2020-01-01', 'Der er ingen fakturaer i perioden.'],
  ['?status=Overdue', 'Ingen fakturaer matcher dine filtre.'],
])('explains why the list of faktura%s is empty', async (query, text) => {
  server.use(...answersAround, answersItems([]));
  open(`faktura${query}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('removes the filters of an empty list', async () => {
  server.use(...answersAround, answersItems([]));
  const { address } = open('faktura?status=Overdue&sorter=Amount');
  const empty = (await screen.findByText('Ingen fakturaer matcher dine filtre.')).parentElement;
  await userEvent.click(within(empty ?? document.body).getByRole('button', { name: 'Fjern filtre' }));
  expect(address()).toBe('/1001/faktura?sorter=Amount');
});

it('links a page number past the end to the first page', async () => {
  server.use(...answersAround, answersItems([], 45));
  const { address } = open('faktura?side=9');
  await userEvent.click(await screen.findByRole('button', { name: 'Gå til første side' }));
  expect(address()).toBe('/1001/faktura');
});

it('keeps the list when the summary fails, and retries', async () => {
  server.use(
    http.get(`${testApi}/billing-items/summary`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
    ...answersAround,
    answersItems([anyBillingItem()]),
  );
  open();
  expect(await screen.findByText(/^Vi kan ikke vise det skyldige beløb lige nu\./)).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Fakturaer' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await figure('Åbent i alt')).toContain('3.703,50 kr.');
});

it('shows an error when the accounts fail to load, and keeps the selected one', async () => {
  server.use(
    http.get(`${testApi}/accounts`, () => new HttpResponse(null, { status: 500 })),
    ...answersAround,
    answersItems([anyBillingItem()]),
  );
  const failed = /^Vi kunne ikke hente kundenumrene/;
  open();
  expect(await screen.findByText(failed)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Fakturaer' })).toBeInTheDocument();
  cleanup();
  open('faktura?kundenummer=80011001');
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kundenummer: 80011001' })).toBeVisible();
});

describe('more accounts than one page', () => {
  const serve = (rest: () => Response) => {
    server.use(
      http.get(`${testApi}/accounts`, ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        const paging = { offset, pageSize: 100, totalCount: 101 };
        return offset === 0 ? HttpResponse.json(listAnswer('accounts', [anyAccount()], paging)) : rest();
      }),
      ...answersAround,
      answersItems([anyBillingItem()]),
    );
    open();
  };

  it('are all offered as filters', async () => {
    const last = anyAccount({ accountId: '80019999', accountName: 'Åhavnen' });
    const paging = { offset: 100, pageSize: 100, totalCount: 101 };
    serve(() => HttpResponse.json(listAnswer('accounts', [last], paging)));
    await userEvent.click(await screen.findByRole('button', { name: 'Kundenummer' }));
    expect(await screen.findByRole('checkbox', { name: 'Åhavnen (80019999)' })).toBeInTheDocument();
    expect(screen.queryByText(/^Vi kunne ikke hente kundenumrene/)).toBeNull();
  });

  it('show an error when the next page fails', async () => {
    serve(() => new HttpResponse(null, { status: 500 }));
    expect(await screen.findByText(/^Vi kunne ikke hente kundenumrene/)).toBeVisible();
  });
});

it('offers to retry when the list fails to load', async () => {
  server.use(
    http.get(`${testApi}/billing-items`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    ...answersAround,
    answersItems([anyBillingItem()]),
  );
  open();
  expect(
    await screen.findByRole('heading', { name: 'Vi kunne ikke hente fakturaerne.' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('rowheader', { name: 'Faktura 70010001' })).toBeInTheDocument();
});

it('shows that rights are missing when the API responds 403 (ERR-008)', async () => {
  server.use(
    http.get(`${testApi}/billing-items`, () => new HttpResponse(null, { status: 403 })),
    ...answersAround,
  );
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeInTheDocument();
});

it('has no accessibility violations with the filters open', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { container } = open('faktura?fra=2026-01-01');
  await screen.findByRole('table', { name: 'Fakturaer' });
  await figure('Åbent i alt');
  // The column header and the filter, which waits for the account names.
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: 'Kundenummer' })).toHaveLength(2);
  });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['Forfaldent', '1 faktura', 'del=Overdue'],
  ['Til betaling', '1 faktura', 'del=ToPay'],
  ['Betales automatisk', '1 faktura', 'del=Automatic'],
  ['Åbent i alt', '3 fakturaer', 'del=Overdue&del=ToPay&del=Automatic'],
])('links «%s» to its invoices, keeping the selected account', async (term, count, query) => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  open('faktura?kundenummer=80011001');
  expect(await screen.findByRole('link', { name: `${count}, ${term}` })).toHaveAttribute(
    'href',
    `/1001/faktura?kundenummer=80011001&${query}`,
  );
});

it('filters by part of the open amount, in the URL and the menu', async () => {
  server.use(...answersAround, answersItems([anyBillingItem()]));
  const { address } = open('faktura?del=DueSoon');
  await screen.findByRole('table', { name: 'Fakturaer' });
  expect(lastListQuery()?.getAll('open')).toEqual(['DueSoon']);
  await userEvent.click(screen.getByRole('button', { name: /^Betaling/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Forfaldent' }));
  await waitFor(() => {
    expect(lastListQuery()?.getAll('open')).toEqual(['Overdue', 'DueSoon']);
  });
  expect(address()).toBe('/1001/faktura?del=Overdue&del=DueSoon');
});

const files: { readonly content: string; readonly name: string }[] = [];
const answersFile = (path: string, name: string) =>
  http.get(`${testApi}${path}`, ({ request }) => {
    if (path === '/billing-items' && new URL(request.url).searchParams.get('format') !== 'csv')
      return undefined;
    return new HttpResponse('content', {
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    });
  });

describe('invoice files', () => {
  let click: jest.SpyInstance;
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ content: this.href, name: this.download });
    });
  });
  afterEach(() => {
    click.mockRestore();
  });

  it('are downloaded as ZIP for the selected invoices', async () => {
    const items = ['bi-1', 'bi-2', 'bi-3'].map(billingItemId => anyBillingItem({ billingItemId }));
    server.use(answersFile('/billing-items/documents', 'fakturaer-1001.zip'));
    server.use(...answersAround, answersItems(items));
    open();
    const [first, , third] = await screen.findAllByRole('checkbox', { name: 'Vælg Faktura 70010001' });
    await userEvent.click(first ?? document.body);
    await userEvent.click(third ?? document.body);
    expect(screen.getByText('2 rækker er valgt')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hent som ZIP' }));
    await waitFor(() => {
      expect(files.map(({ name }) => name)).toEqual(['fakturaer-1001.zip']);
    });
    expect(queriesOf('/documents').at(-1)?.getAll('billingItemIds')).toEqual(['bi-1', 'bi-3']);
  });

  it('require a selection, of max 100 invoices', async () => {
    const items = Array.from({ length: 101 }, (_, index) =>
      anyBillingItem({ billingItemId: `bi-${String(index)}` }),
    );
    server.use(...answersAround, answersItems(items));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Hent som ZIP' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Vælg de fakturaer, du vil hente.');
    await userEvent.click(screen.getByRole('button', { name: 'Vælg alle på siden' }));
    expect(screen.getByRole('button', { name: 'Hent som ZIP' })).toHaveAccessibleDescription(
      'Du kan hente højst 100 fakturaer ad gangen, og du har valgt 101.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hent som ZIP' }));
    expect(queriesOf('/documents')).toEqual([]);
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Vælg Faktura/ })[0] ?? document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep the selection across pages, and reset it when filters change', async () => {
    server.use(...answersAround, answersItems([anyBillingItem()], 85));
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Vælg Faktura 70010001' }));
    await userEvent.click(screen.getByRole('button', { name: 'Side 2' }));
    await screen.findByText('Viser 41-80 af 85 rækker');
    expect(screen.getByText('1 række er valgt')).toBeInTheDocument();
    const [filter] = screen.getAllByRole('button', { name: 'Status' });
    await userEvent.click(filter ?? document.body);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Forfalden' }));
    expect(await screen.findByText('Ingen rækker er valgt')).toBeInTheDocument();
  });

  it('are exported as CSV with filter and sorting', async () => {
    server.use(...answersAround, answersItems([anyBillingItem()]));
    server.use(answersFile('/billing-items', 'fakturaer-1001.csv'));
    open('faktura?status=Open&sorter=Amount&fra=2026-01-01');
    await userEvent.click(await screen.findByRole('button', { name: 'Hent CSV' }));
    await waitFor(() => {
      expect(files.map(({ name }) => name)).toEqual(['fakturaer-1001.csv']);
    });
    expect(screen.queryByText(/^Filen får de første/)).toBeNull();
    const query = lastListQuery();
    expect([query?.get('format'), query?.get('statuses'), query?.get('orderBy'), query?.get('from')]).toEqual(
      ['csv', 'Open', 'Amount', '2026-01-01'],
    );
  });

  it('show that the CSV of a longer list is truncated', async () => {
    server.use(...answersAround, answersItems([anyBillingItem()], 10_001));
    open();
    expect(await screen.findByText('Filen får de første 10.000 fakturaer i listen.')).toBeVisible();
  });
});

describe('selecting invoices to pay together (BIL-002, BIL-008)', () => {
  const kroner = (value: number) => ({ value, currency: 'DKK' });
  const invoice = (number: string, amountDue: number, changes: Partial<BillingItem> = {}) =>
    anyBillingItem({
      billingItemId: `bi-${number}`,
      invoiceNumber: number,
      amountDue: kroner(amountDue),
      isPayable: true,
      notPayableReason: null,
      ...changes,
    });
  const choose = async (number: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Vælg Faktura ${number}` }));

  it('links to one payment of the payable ones, with their total', async () => {
    server.use(
      ...answersAround,
      answersItems([
        invoice('1', 0.1),
        invoice('2', 0.2),
        invoice('3', 50, { isPayable: false, notPayableReason: 'AutomaticPayment' }),
      ]),
    );
    const { container } = open();
    await choose('3');
    expect(screen.getByText('Ingen af de valgte kan betales med kort.')).toBeVisible();
    await choose('1');
    await choose('2');
    const link = screen.getByRole('link', { name: /^Betal 2 fakturaer/ });
    expect(plain(link)).toBe('Betal 2 fakturaer (0,30 kr.)');
    expect(screen.getByText('2 af de 3 kan betales med kort.')).toBeVisible();
    expect(link).toHaveAttribute('href', '/1001/faktura/betaling?faktura=bi-1&faktura=bi-2');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('keeps the payable ones selected on return from an unpaid payment', async () => {
    const items = [invoice('1', 0.1), invoice('2', 0.2), invoice('3', 0.4)];
    server.use(...answersAround, answersItems(items));
    const { go, address } = open('faktura?del=ToPay');
    for (const number of ['1', '3']) await choose(number);
    const pay = () => screen.findByRole('link', { name: /^Betal 2 fakturaer/ });
    const toPay = async () => {
      await userEvent.click(await pay());
      await screen.findByRole('button', { name: 'Fortsæt til kort' });
    };
    await toPay();
    go(-1);
    expect(plain(await pay())).toBe('Betal 2 fakturaer (0,50 kr.)');
    expect(screen.getByRole('checkbox', { name: 'Vælg Faktura 2' })).not.toBeChecked();

    await toPay();
    server.use(
      answersItems([
        invoice('1', 0, { isPayable: false, notPayableReason: 'AlreadyPaid' }),
        ...items.slice(1),
      ]),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Fakturaer' }));
    expect(address()).toBe('/1001/faktura?del=ToPay');
    await userEvent.click(await screen.findByRole('link', { name: /^Betal 1 faktura/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Fakturaer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ryd valg' }));
    expect(screen.getByText('Ingen rækker er valgt')).toBeVisible();
  });

  it('resets the selection with other filters, or after visiting another page', async () => {
    server.use(...answersAround, answersItems([invoice('1', 10)]));
    const { go } = open();
    const box = () => screen.findByRole('checkbox', { name: 'Vælg Faktura 1' });
    const leaveToPay = async () => {
      await choose('1');
      await userEvent.click(screen.getByRole('link', { name: /^Betal 1 faktura/ }));
      await screen.findByRole('button', { name: 'Fortsæt til kort' });
    };
    await box();
    await userEvent.click(screen.getByRole('link', { name: /Til betaling$/ }));
    await leaveToPay();
    go(-2);
    expect(await box()).not.toBeChecked();
    await leaveToPay();
    go(-1);
    expect(await box()).toBeChecked();
    await userEvent.click(screen.getByRole('link', { name: 'Udgifter over tid' }));
    go(-1);
    expect(await box()).not.toBeChecked();
  });

  it('does not link employees to payment', async () => {
    server.use(...answersAround, answersItems([invoice('1', 10)]));
    renderWithHost(remote, { path: 'faktura', customer: { role: 'User' } });
    await choose('1');
    expect(screen.queryByRole('link', { name: /^Betal/ })).toBeNull();
  });
});
