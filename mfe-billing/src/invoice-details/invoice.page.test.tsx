import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItemDetails, anyExplanation, anyLine } from '../testing/builders.ts';

const { server, queriesOf } = startApiDouble();
const clockStandsAt = standingClock();

const answers = (changes: Partial<BillingItemDetails> = {}) =>
  http.get(`${testApi}/billing-items/bi-1`, answerOf({ billingItem: anyBillingItemDetails(changes) }));
const fails = (status: number) =>
  http.get(`${testApi}/billing-items/bi-1`, () => new HttpResponse(null, { status }), { once: true });

beforeEach(() => {
  server.use(
    http.get(`${testApi}/billing-items/bi-1/explanation`, answerOf({ explanation: anyExplanation() })),
  );
});

const open = () => renderWithHost(remote, { path: 'faktura/bi-1' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const fact = async (term: string) =>
  plain((await screen.findByText(term, { selector: 'dt' })).parentElement?.textContent);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows number, account and status, for the customer in the URL (NAV-037)', async () => {
  server.use(answers());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 70010001' })).toBeInTheDocument();
  expect(screen.getByText('Byggeplads Nord · kundenummer 80011001')).toBeInTheDocument();
  expect(screen.getByText('Forfalden')).toBeInTheDocument();
  expect(queriesOf('/bi-1')[0]?.get('customerId')).toBe('1001');
});

it('has the document type in its heading', async () => {
  server.use(answers({ documentType: 'Reminder' }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rykker 70010001' })).toBeInTheDocument();
});

it('shows the total, the remaining amount and the comparison', async () => {
  server.use(answers());
  open();
  expect(await fact('Beløb i alt')).toBe('Beløb i alt1.234,50 kr.Heraf moms 246,90 kr.');
  expect(await fact('Restbeløb')).toContain('Betalingsfrist 21. oktober 2026');
  expect(await fact('Sammenlignet med sidste faktura')).toBe(
    'Sammenlignet med sidste faktura234,50 kr. mereSidste faktura: 1.000,00 kr.',
  );
});

it('shows the number of days until it is due', async () => {
  clockStandsAt('2026-10-18T12:00:00Z');
  server.use(answers({ status: 'Open' }));
  open();
  expect(await screen.findByText('Forfalder om 3 dage')).toBeVisible();
});

it.each([
  ['2026-10-21T12:00:00Z', 'neutral'],
  ['2026-10-22T12:00:00Z', 'error'],
])('shows the remaining amount of a partially paid invoice on %s in the tone %s', async (moment, tone) => {
  clockStandsAt(moment);
  server.use(answers({ status: 'PartiallyPaid' }));
  open();
  const rest = await screen.findByText('Restbeløb', { selector: 'dt' });
  expect(rest.parentElement).toHaveAttribute('data-tone', tone);
});

it('has no comparison on the first invoice', async () => {
  server.use(answers({ previousTotal: null }));
  open();
  await fact('Beløb i alt');
  expect(screen.queryByText('Sammenlignet med sidste faktura')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Hvorfor er beløbet ændret?' })).toBeNull();
  expect(queriesOf('/bi-1/explanation')).toEqual([]);
});

it('copies the payment line', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.use(answers());
  open();
  await user.click(await screen.findByRole('button', { name: 'Kopiér Betalingslinje' }));
  expect(write).toHaveBeenCalledWith('+71<000000700100019+80000000<');
  // Line breaks are allowed between its numbers, not within them.
  const line = screen.getByRole('button', { name: 'Kopiér Betalingslinje' }).previousElementSibling;
  expect(line?.innerHTML).toBe('+71&lt;<wbr>000000700100019+<wbr>80000000&lt;<wbr>');
});

it.each([
  ['Superadmin', true, 1],
  ['Admin', true, 1],
  ['User', true, 0],
  ['Admin', false, 0],
] as const)(
  'links the role %s to card payment of an invoice with isPayable %p: %i (BIL-002)',
  async (role, isPayable, ways) => {
    server.use(answers({ isPayable, notPayableReason: isPayable ? null : 'AlreadyPaid' }));
    renderWithHost(remote, { path: 'faktura/bi-1', customer: { role } });
    await card('Betaling');
    const found = screen.queryAllByRole('link', { name: 'Betal med kort' });
    expect(found.map(link => link.getAttribute('href'))).toEqual(
      Array<string>(ways).fill('/1001/faktura/bi-1/betaling'),
    );
  },
);

it('shows why there is nothing to pay instead of how to pay', async () => {
  server.use(answers({ isPayable: false, notPayableReason: 'AutomaticPayment', status: 'AutomaticPayment' }));
  open();
  const pay = await card('Betaling');
  expect(pay.getByText('Beløbet trækkes automatisk på betalingsfristen.')).toBeInTheDocument();
  expect(pay.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['a statement of zero', 'Statement', 'Paid', 'AlreadyPaid', 0],
  ['a credit note', 'CreditNote', 'Credited', 'NothingOwed', -1000],
  ['a credited invoice', 'Invoice', 'Credited', 'NothingOwed', 1000],
] as const)('does not call %s a paid invoice', async (_, documentType, status, notPayableReason, total) => {
  const amounts = {
    totalInclVat: { value: total, currency: 'DKK' },
    amountDue: { value: 0, currency: 'DKK' },
  };
  server.use(answers({ ...amounts, documentType, status, notPayableReason, isPayable: false }));
  open();
  expect(await fact('Restbeløb')).toBe('Restbeløb0,00 kr.Der er ikke noget at betale.');
  expect((await card('Betaling')).getByText('Der er ikke noget at betale.')).toBeVisible();
});

it('shows that a credit is owed to the customer', async () => {
  const amountDue = { value: -25.64, currency: 'DKK' };
  server.use(answers({ amountDue, status: 'Credited', isPayable: false, notPayableReason: 'NothingOwed' }));
  open();
  expect(await fact('Restbeløb')).toBe('Restbeløb-25,64 kr.I har beløbet til gode.');
  expect(screen.getByText('Til gode')).toBeVisible();
  expect((await card('Betaling')).getByText('Der er ikke noget at betale.')).toBeVisible();
});

it('shows every fact of the item (BIL-003, BIL-005)', async () => {
  server.use(answers({ reminderLevel: 2 }));
  open();
  const facts = await card('Oplysninger');
  const shown = facts.getAllByRole('term').map(term => plain(term.parentElement?.textContent));
  expect(shown).toEqual([
    'KundenummerByggeplads Nord (80011001)',
    'Hovedkundenummer80010001',
    'CVR-nummer10010010',
    'Udstedt1. okt. 2026',
    'Betalingsfrist21. okt. 2026',
    'Periode1. sep. 2026 – 30. sep. 2026',
    'FakturaformatPDF på e-mail',
    'Betales medKort eller bankoverførsel',
    'Rykkere sendt2',
  ]);
});

it.each([
  ['EmailPdf', 'CardOrTransfer', 'PDF på e-mail', 'Kort eller bankoverførsel'],
  ['Ean', 'Transfer', 'EAN-faktura via NemHandel', 'Bankoverførsel fra jeres eget system'],
  ['Betalingsservice', 'Betalingsservice', 'Betalingsservice', 'Betalingsservice'],
  ['Leverandorservice', 'Leverandorservice', 'Leverandørservice', 'Leverandørservice'],
  ['Giro', 'GiroCard', 'Girokort', 'Indbetalingskort, kort eller bankoverførsel'],
] as const)(
  'shows the invoice format %s and its payment method (BIL-003, BIL-006)',
  async (invoiceFormat, paymentMethod, ...said) => {
    server.use(answers({ invoiceFormat, paymentMethod }));
    open();
    expect([await fact('Fakturaformat'), await fact('Betales med')]).toEqual([
      `Fakturaformat${said[0]}`,
      `Betales med${said[1]}`,
    ]);
  },
);

it('copies registration number and account number together (BIL-005)', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.use(answers());
  open();
  await user.click(await screen.findByRole('button', { name: 'Kopiér Reg.nr. og kontonummer' }));
  expect(write).toHaveBeenCalledWith('00000070010001');
});

it('explains that Betalingsservice prevents a payment, and shows the agreement (BIL-006)', async () => {
  const pbs = { pbsNo: '00000000', debtorGroup: '00001', customerNo: '80011001' };
  server.use(
    answers({
      isPayable: false,
      notPayableReason: 'AutomaticPayment',
      status: 'AutomaticPayment',
      invoiceFormat: 'Betalingsservice',
      paymentMethod: 'Betalingsservice',
      paymentInfo: { fik: null, bank: null, ean: null, pbs },
    }),
  );
  open();
  const pay = await card('Betaling');
  expect(pay.getByText(/^Fakturaen er tilmeldt Betalingsservice\. Beløbet trækkes automatisk/)).toBeVisible();
  expect([await fact('PBS-nummer'), await fact('Debitorgruppe')]).toEqual([
    'PBS-nummer00000000',
    'Debitorgruppe00001',
  ]);
  expect(pay.getByText('80011001')).toBeVisible();
  expect(pay.queryByRole('link')).not.toBeInTheDocument();
});

it('explains that an EAN invoice cannot be paid by card, and how to pay it (BIL-006)', async () => {
  server.use(
    answers({
      isPayable: false,
      notPayableReason: 'ElectronicInvoice',
      invoiceFormat: 'Ean',
      paymentMethod: 'Transfer',
      paymentInfo: { fik: '+71<000000700100019+80000000<', bank: null, ean: '5790000000012' },
    }),
  );
  open();
  const pay = await card('Betaling');
  expect(pay.getByText(/^En EAN-faktura kan ikke betales med kort\./)).toBeVisible();
  expect(await fact('EAN-nummer')).toBe('EAN-nummer5790000000012');
  expect(pay.getByRole('button', { name: 'Kopiér Betalingslinje' })).toBeVisible();
  expect(pay.queryByRole('link', { name: 'Betal med kort' })).not.toBeInTheDocument();
});

it('shows the period of a line that covers only part of the invoice’s', async () => {
  const part = { from: '2026-09-16', to: '2026-09-30' };
  server.use(
    answers({
      lines: [
        anyLine({ text: 'Fri tale 20 GB', period: { from: '2026-09-01', to: '2026-09-30' } }),
        anyLine({ text: 'Fri tale 50 GB', period: part }),
      ],
    }),
  );
  open();
  const lines = await card('Specifikation');
  expect(lines.getByText('Linjernes beløb er ekskl. moms.')).toBeVisible();
  const names = lines.getAllByRole('rowheader').map(cell => plain(cell.textContent));
  expect(names).toEqual(['Fri tale 20 GB', 'Fri tale 50 GB16. sep. 2026 – 30. sep. 2026']);
});

it('groups the lines by number, marks those without VAT, and shows the total', async () => {
  server.use(
    answers({
      lines: [
        anyLine({ text: 'Fri tale 20 GB', quantity: 3, amountExclVat: { value: 597, currency: 'DKK' } }),
        anyLine({ text: 'Indhold', vatRate: 0, msisdn: '22222222', userName: 'Bo', subscriptionId: 'sub-9' }),
      ],
    }),
  );
  open();
  const lines = await card('Specifikation');
  const common = lines.getByRole('table', { name: 'Fælles for kundenummeret' });
  expect(
    within(common)
      .getByRole('row', { name: /Fri tale 20 GB/ })
      .textContent.replaceAll('\u00a0', ' '),
  ).toBe('Fri tale 20 GB3 stk.199,00 kr.597,00 kr.');
  expect(lines.getByRole('heading', { name: /^22.22.22.22 · Bo$/ })).toBeInTheDocument();
  expect(lines.getByTitle('momsfri')).toBeInTheDocument();
  expect(lines.getByText('Linjernes beløb er ekskl. moms. Linjer med * er momsfri.')).toBeVisible();
  expect(hrefOf('Se abonnementet', lines)).toBe('/1001/abonnementer/sub-9');
  expect(plain(lines.getByText('I alt inkl. moms').nextElementSibling?.textContent)).toBe('1.234,50 kr.');
});

it('lists received payments', async () => {
  const payment = {
    paidAt: '2026-10-15T10:00:00Z',
    amount: { value: 500, currency: 'DKK' },
    method: 'Bankoverførsel',
  };
  server.use(answers({ payments: [payment] }));
  open();
  const table = await screen.findByRole('table', { name: 'Modtagne betalinger' });
  expect(within(table).getByRole('row', { name: /15\. okt\. 2026/ })).toHaveTextContent('Bankoverførsel');
});

it('links to all invoices and the search when the invoice is not found', async () => {
  server.use(fails(404));
  const { searches } = open();
  expect(await screen.findByText(/^Vi fandt ikke hvad vi ledte efter\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Søg i stedet' }));
  expect(searches).toEqual(['']);
  for (const link of screen.getAllByRole('link', { name: 'Alle fakturaer' }))
    expect(link).toHaveAttribute('href', '/1001/faktura');
});

it('shows that rights are missing when the API responds 403 (ERR-008)', async () => {
  server.use(fails(403));
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeInTheDocument();
});

it('offers to retry when the invoice fails to load', async () => {
  server.use(fails(500), answers());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 70010001' })).toBeInTheDocument();
});

it('has no accessibility violations', async () => {
  server.use(answers({ lines: [anyLine(), anyLine({ msisdn: '22222222', vatRate: 0 })] }));
  const { container } = open();
  await screen.findByText('Forskel i alt');
  expect(await accessibilityFaults(container)).toEqual([]);
});
