import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { AccountDetails } from 'shared/contracts/account';
import { QueryClient } from 'shared/query';
import { links as areaLinks } from 'shared/remote/links';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccountDetails, anyOpenAmounts, anyRootAccount, listAnswer } from '../testing/builders.ts';

const { server, queriesOf } = startApiDouble();

const answers = (changes: Partial<AccountDetails> = {}) =>
  http.get(`${testApi}/accounts/80011001`, answerOf({ account: anyAccountDetails(changes) }));
const answersRoot = (isVisible = true) =>
  http.get(`${testApi}/accounts`, () =>
    HttpResponse.json(listAnswer('accounts', isVisible ? [anyRootAccount()] : [])),
  );
const fails = (status: number) =>
  http.get(`${testApi}/accounts/80011001`, () => new HttpResponse(null, { status }), { once: true });

const open = () => renderWithHost(remote, { path: 'faktureringskonti/80011001' });
const fact = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).parentElement?.textContent.replaceAll('\u00a0', ' ');

it('shows the account by name and number, for the customer in the URL (NAV-042, ACC-021)', async () => {
  server.use(answers(), answersRoot());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Byggeplads Nord' })).toBeInTheDocument();
  expect(screen.getByText('Kundenummer 80011001')).toBeInTheDocument();
  expect(document.title).toBe('Byggeplads Nord (80011001)');
  expect(queriesOf('/80011001')[0]?.get('customerId')).toBe('1001');
});

it('shows the open amounts and the number of subscriptions', async () => {
  server.use(answers(), answersRoot());
  open();
  expect(await fact('Forfaldent')).toBe('Forfaldent1.234,50 kr.1 faktura');
  expect(await fact('Til betaling')).toBe('Til betaling1.969,00 kr.1 faktura');
  expect(await fact('Betales automatisk')).toBe('Betales automatisk500,00 kr.1 faktura');
  expect(await fact('Åbent i alt')).toBe('Åbent i alt3.703,50 kr.3 fakturaer');
  expect(hrefOf('1 faktura, Forfaldent')).toBe('/1001/faktura?kundenummer=80011001&del=Overdue');
  expect(await fact('Abonnementer')).toBe('Abonnementer48');
});

it('shows facts, invoice settings and owner controls (ACC-001, ACC-007, BIL-003)', async () => {
  const { invoiceSettings } = anyAccountDetails();
  server.use(
    answers({ invoiceSettings: { ...invoiceSettings, email: 'faktura@nordhavn.example' } }),
    answersRoot(),
  );
  open();
  expect(await fact('Type')).toBe('TypeMobil');
  expect(await fact('Adresse')).toBe('AdressePakhusvej 122150 Nordhavn');
  expect(await fact('Faktureres')).toBe('FaktureresHver måned');
  expect(await fact('Perioden startede')).toBe('Perioden startede1. jan. 2024');
  expect(await fact('EAN-nummer')).toBe('EAN-nummer5790000000012');
  for (const [term, value] of [
    ['Forbrug ud over abonnementet i Danmark', 'Ingen spærring'],
    ['Forbrug i udlandet', 'Spærret, kan åbnes af medarbejderen'],
    ['Data over prisloftet i udlandet', 'Spærret, kan åbnes af administrator'],
  ] as const)
    expect(await fact(term)).toBe(term + value);
  const email = screen.getByText('faktura@nordhavn.example');
  expect(email.innerHTML).toBe('faktura<wbr>@nordhavn.example');
});

it('shows quarterly billing (ACC-008)', async () => {
  server.use(answers({ billCycleFrequency: 'Quarterly' }), answersRoot());
  open();
  expect(await fact('Faktureres')).toBe('FaktureresHvert kvartal');
});

it('shows that the account is closed, and since when', async () => {
  server.use(answers({ closedOn: '2026-08-01' }), answersRoot());
  open();
  expect(await screen.findByText('Lukket')).toBeVisible();
  expect(await fact('Lukket den')).toBe('Lukket den1. aug. 2026');
  for (const past of [
    'Faktureres',
    'Perioden startede',
    'Advarsler om forbrug',
    'Skift medarbejderrettigheder',
  ])
    expect(screen.queryByText(past)).toBeNull();
});

it('links to the root account, the invoices and the subscriptions (ACC-003)', async () => {
  server.use(answers(), answersRoot());
  open();
  const links = Object.fromEntries(
    (await screen.findAllByRole('link')).map(link => [link.textContent, link.getAttribute('href')]),
  );
  expect(await screen.findByRole('link', { name: 'Nordhavn Byg A/S' })).toHaveAttribute(
    'href',
    '/1001/faktureringskonti/80010001',
  );
  expect(links).toHaveProperty('Alle kundenumre', '/1001/faktureringskonti');
  expect(hrefOf('Advarsler om forbrug')).toBe('/1001/faktureringskonti/80011001/advarsler');
  expect(hrefOf('Aktivitetslog')).toBe('/1001/faktureringskonti/80011001/aktivitetslog');
  const asked = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://portal.example')
      .searchParams;
  // As the linked areas parse it.
  expect(areaLinks.invoices.read(asked('Se fakturaer'))).toEqual({ accountIds: ['80011001'], open: [] });
  expect(areaLinks.subscriptions.read(asked('Se abonnementer'))).toEqual({
    accountIds: ['80011001'],
    usage: [],
  });
});

it('omits what the account does not have', async () => {
  server.use(
    answers({
      rootAccountId: null,
      address: {},
      billCycleStartDate: null,
      invoiceSettings: { invoiceFormat: 'Giro', ean: null, email: null, reference: null },
      counts: { subscriptions: 0, accounts: 12 },
      open: anyOpenAmounts(0, 0, 0),
    }),
  );
  open();
  expect(await fact('Underliggende kundenumre')).toBe('Underliggende kundenumre12');
  expect(screen.getByText('Der er ingen åbne beløb.')).toBeVisible();
  expect(screen.queryByText('Åbent i alt')).toBeNull();
  for (const term of ['Ligger under', 'Adresse', 'EAN-nummer', 'Perioden startede'])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});

it.each([
  ['User', 0],
  ['Admin', 1],
] as const)('links the role %s to the usage alerts: %d, and not to the activity log', async (role, count) => {
  server.use(answers(), answersRoot());
  renderWithHost(remote, { path: 'faktureringskonti/80011001', customer: { role } });
  expect(await screen.findByRole('link', { name: 'Se fakturaer' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Advarsler om forbrug' })).toHaveLength(count);
  expect(screen.queryByRole('link', { name: 'Aktivitetslog' })).toBeNull();
});

it('links to all accounts and the search when the account is not found', async () => {
  server.use(fails(404));
  open();
  expect(await screen.findByText(/^Vi fandt ikke hvad vi ledte efter\./)).toBeInTheDocument();
  expect(screen.getByText(/^Vi ledte efter kundenummer 80011001\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Søg efter 80011001' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Alle kundenumre' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Se fakturaer' })).not.toBeInTheDocument();
});

it('shows that rights are missing when the API responds 403 (ERR-008)', async () => {
  server.use(fails(403));
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeInTheDocument();
});

it('offers to retry when the account fails to load', async () => {
  server.use(fails(500), answers(), answersRoot());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  expect(await fact('Åbent i alt')).toContain('3.703,50 kr.');
});

it('shows that the account may be stale when a refetch fails, and retries', async () => {
  server.use(answers(), answersRoot());
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithHost(remote, { path: 'faktureringskonti/80011001', queryClient });
  await fact('Åbent i alt');
  server.use(fails(500));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/er måske forældet\.$/)).toBeVisible();
  expect(await fact('Åbent i alt')).toContain('3.703,50 kr.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => {
    expect(screen.queryByText(/er måske forældet\.$/)).toBeNull();
  });
});

it('has no accessibility violations', async () => {
  server.use(answers(), answersRoot());
  const { container } = open();
  await screen.findByRole('link', { name: 'Nordhavn Byg A/S' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('does not link to a root account that a limited administrator may not see', async () => {
  server.use(answers(), answersRoot(false));
  open();
  expect(await fact('Ligger under')).toBe('Ligger underNordhavn Byg A/S');
  await waitFor(() => {
    expect(queriesOf('/accounts')).toHaveLength(1);
  });
  expect(queriesOf('/accounts')[0]?.get('level')).toBe('RootOnly');
  expect(screen.queryByRole('link', { name: 'Nordhavn Byg A/S' })).not.toBeInTheDocument();
});
