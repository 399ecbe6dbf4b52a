import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf, staleVersion } from 'shared/testing/answers.ts';
import type { AccountDetails } from 'shared/contracts/account';
import type { AccountChange } from 'shared/contracts/account-changes';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { QueryClient } from 'shared/query';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccountDetails } from '../testing/builders.ts';

const { server } = startApiDouble();

const open = (changes: Partial<AccountDetails> = {}, customer = {}) => {
  const written: { data: AccountChange; version: string | null }[] = [];
  let account = anyAccountDetails({ version: 3, ...changes });
  server.use(
    http.get(`${testApi}/accounts/80011001`, () => HttpResponse.json({ data: { account } })),
    http.get(`${testApi}/accounts`, answerOf({ accounts: [] })),
    http.put(`${testApi}/accounts/80011001`, async ({ request }) => {
      const { data } = (await request.json()) as { data: AccountChange };
      const version = request.headers.get('if-match');
      written.push({ data, version });
      if (version !== `"${String(account.version)}"`) return staleVersion();
      return HttpResponse.json({ data: { account: { ...account, accountName: data.accountName } } });
    }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const path = 'faktureringskonti/80011001/rediger-konto';
  const host = renderWithHost(remote, { path, customer, queryClient });
  return {
    written,
    queryClient,
    /** Saves these changes as another user. */
    beFaster: (theirs: Partial<AccountDetails>) => {
      account = { ...account, ...theirs, version: account.version + 1 };
    },
    user: userEvent.setup(),
    ...host,
  };
};
const field = (label: string) => screen.findByLabelText(label);
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Gem ændringer/ }));

it('prefills the form with the account (NAV-044, ACC-006)', async () => {
  const { container } = open({
    address: {
      landlordName: 'Havnen A/S',
      streetName: 'Pakhusvej',
      houseNumber: '12',
      floor: '2',
      direction: 'tv',
      zip: '3900',
      city: 'Nuuk',
      country: 'Grønland',
    },
  });
  expect(await field('Navn')).toHaveValue('Byggeplads Nord');
  const shown = {
    'C/o': 'Havnen A/S',
    Vejnavn: 'Pakhusvej',
    Husnummer: '12',
    Etage: '2',
    Dør: 'tv',
    Postnummer: '3900',
    By: 'Nuuk',
    Land: 'Grønland',
  };
  for (const [label, value] of Object.entries(shown))
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(value);
  expect(await field('EAN-nummer')).toHaveValue('5790000000012');
  expect(screen.getByRole('radio', { name: 'EAN-faktura via NemHandel' })).toBeChecked();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows not found for an unknown account', async () => {
  const body = { code: 'NotFound', statusCode: '404', failingSystem: 'Selfservice' };
  server.use(http.get(`${testApi}/accounts/80011001`, () => HttpResponse.json(body, { status: 404 })));
  renderWithHost(remote, { path: 'faktureringskonti/80011001/rediger-konto' });
  expect(await screen.findByText(/^Vi ledte efter kundenummer 80011001\./)).toBeVisible();
});

it('renames the account, shows a toast and returns to it (ACC-023, ACC-026)', async () => {
  const { written, user, toasts, address } = open();
  await user.clear(await field('Navn'));
  await user.type(await field('Navn'), 'Kranerne');
  await save(user);
  await arrivalAt('/1001/faktureringskonti/80011001', address);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Kundenummeret hedder nu Kranerne' }]);
  expect(written).toHaveLength(1);
  expect(written[0]?.version).toBe('"3"');
  expect(written[0]?.data).toMatchObject({
    accountName: 'Kranerne',
    address: { streetName: 'Pakhusvej', zip: '2150', landlordName: null },
    invoiceFormat: 'Ean',
    ean: '5790000000012',
    billCycleFrequency: 'Monthly',
  });
});

it('requires only the fields of the selected invoice format (ACC-030, BIL-006)', async () => {
  const { written, user, toasts } = open({
    invoiceSettings: { invoiceFormat: 'Giro', ean: null, email: null, reference: null },
  });
  await field('Navn');
  expect(screen.queryByLabelText('EAN-nummer')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'EAN-faktura via NemHandel' }));
  await save(user);
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Indtast EAN-nummeret');
  await user.click(screen.getByRole('radio', { name: 'PDF på e-mail' }));
  await save(user);
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Indtast e-mailadresse');
  await user.type(screen.getByLabelText(/^E-mail til fakturaer/), 'faktura@firma.example');
  await save(user);
  await waitFor(() => {
    expect(toasts.map(({ title }) => title)).toEqual(['Ændringerne er gemt']);
  });
  expect(written[0]?.data).toMatchObject({
    invoiceFormat: 'EmailPdf',
    email: 'faktura@firma.example',
    ean: null,
  });
});

it('warns of an EAN number with a wrong check digit, and saves it (VAL-008, VAL-031)', async () => {
  const { written, user } = open();
  const ean = await field('EAN-nummer');
  await user.clear(ean);
  await user.click(ean);
  await user.paste('57 9000 0000\u00a0013');
  expect(screen.getByText(/^Det sidste ciffer passer ikke til resten/)).toBeVisible();
  await save(user);
  await waitFor(() => {
    expect(written[0]?.data.ean).toBe('5790000000013');
  });
  expect(screen.queryByText('EAN-nummeret skal være 13 cifre')).toBeNull();
});

it('rejects an EAN number of 12 digits at its field, and sends nothing (VAL-008)', async () => {
  const { written, user } = open();
  const ean = await field('EAN-nummer');
  await user.clear(ean);
  await user.click(ean);
  await user.paste('579000000001');
  await save(user);
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
    'EAN-nummeret skal være 13 cifre',
  );
  expect(ean).toHaveAccessibleDescription(/EAN-nummeret skal være 13 cifre/);
  expect(written).toEqual([]);
});

it('requires the empty fields and sends nothing (VAL-019, VAL-028)', async () => {
  const { written, user } = open();
  for (const label of ['Navn', 'Vejnavn', 'Husnummer', 'Postnummer', 'By', 'EAN-nummer'])
    await user.clear(await field(label));
  await save(user);
  const problems = within(screen.getByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Navnet skal indeholde mindst 2 bogstaver',
    'Indtast vejnavn',
    'Indtast husnummer',
    'Indtast postnummer',
    'Indtast by',
    'Indtast EAN-nummeret',
  ]);
  expect(written).toEqual([]);
});

it('rejects too long values at their fields, without truncating or sending them', async () => {
  const { written, user } = open();
  await field('Navn');
  await seeTooLong(user, /^Gem ændringer/, [
    ['Navn', 100, 'Navnet'],
    ['C/o', 100, 'C/o-navnet'],
    ['Vejnavn', 100, 'Vejnavnet'],
    ['Husnummer', 10, 'Husnummeret'],
    ['Etage', 10, 'Etagen'],
    ['Dør', 10, 'Døren'],
    ['By', 60, 'Bynavnet'],
    ['Reference', 50, 'Referencen'],
  ]);
  expect(written).toEqual([]);
});

it('keeps the input on a stale version, and saves only after the new data is fetched', async () => {
  const { written, user, toasts, address, beFaster } = open();
  const name = await field('Navn');
  await user.type(name, ' 2');
  beFaster({ accountName: 'Kranerne' });
  await save(user);
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Oplysningerne er blevet ændret, siden du åbnede dem');
  // The newer account has been refetched by now.
  await save(user);
  await waitFor(() => {
    expect(written.map(({ version }) => version)).toEqual(['"3"', '"3"']);
  });
  expect(name).toHaveValue('Byggeplads Nord 2');
  expect(toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByDisplayValue('Kranerne')).toBe(await field('Navn'));
  await user.type(await field('Navn'), ' 2');
  await save(user);
  await arrivalAt('/1001/faktureringskonti/80011001', address);
  expect(written.at(-1)).toMatchObject({ version: '"4"', data: { accountName: 'Kranerne 2' } });
});

it('keeps a dirty form when the account is refetched', async () => {
  const { user, beFaster, queryClient } = open();
  await user.type(await field('Navn'), ' 2');
  beFaster({ accountName: 'Kranerne' });
  await act(() => queryClient.invalidateQueries());
  expect(await field('Navn')).toHaveValue('Byggeplads Nord 2');
});

it.each(['Admin', 'Superadmin'])('shows the form to the role %s', async role => {
  open({}, { role });
  expect(await screen.findByRole('button', { name: 'Gem ændringer' })).toBeVisible();
});

it('shows no form to an employee', async () => {
  open({}, { role: 'User' });
  expect(await screen.findByText('Du kan ikke redigere kundenumre')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gem ændringer' })).toBeNull();
});
