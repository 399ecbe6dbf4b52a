import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { NewAccount } from 'shared/contracts/account-changes';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyRootAccount, listAnswer } from '../testing/builders.ts';

const { server } = startApiDouble();
const placed = {
  orderId: 'O5000000007',
  status: 'Submitted',
  effectiveDate: '2026-01-01',
  accountId: '89000001',
};

const closedRoot = anyRootAccount({
  accountId: '80010003',
  accountName: 'Tidligere',
  closedOn: '2026-08-01',
});

const open = (query = '', customer = {}) => {
  const written: NewAccount[] = [];
  server.use(
    http.get(`${testApi}/accounts`, () =>
      HttpResponse.json(listAnswer('accounts', [anyRootAccount(), closedRoot])),
    ),
    http.post(`${testApi}/accounts`, async ({ request }) => {
      written.push(((await request.json()) as { data: NewAccount }).data);
      return HttpResponse.json({ data: placed }, { status: 202 });
    }),
  );
  const path = `faktureringskonti/opret-faktureringskonti${query}`;
  return { written, user: userEvent.setup(), ...renderWithHost(remote, { path, customer }) };
};
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText('Navn'), 'Bådebroen');
  await user.type(screen.getByLabelText('Vejnavn'), 'Havnegade');
  await user.type(screen.getByLabelText('Husnummer'), '2');
  await user.type(screen.getByLabelText('Postnummer'), '2150');
  await user.type(screen.getByLabelText('By'), 'Nordhavn');
  await user.click(screen.getByRole('radio', { name: 'Betalingsservice' }));
  await user.click(screen.getByRole('radio', { name: 'Sms' }));
};
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Opret kundenummer/ }));

it('orders a billing account below a root, and shows that it is being created (NAV-041, ACC-025, ACC-031)', async () => {
  const { written, user, toasts, address, container } = open();
  await fill(user);
  expect(await accessibilityFaults(container)).toEqual([]);
  await submit(user);
  await arrivalAt('/1001/faktureringskonti', address);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Kundenummeret Bådebroen bliver oprettet',
      richText:
        'Det får nummer 89000001. Nye abonnementer kan oprettes på det med det samme, og andre kan flyttes til det fra i morgen. Ordre O5000000007 er sendt. Der kan gå op til 10 minutter, før alt er på plads.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000007' },
    },
  ]);
  expect(written).toEqual([
    expect.objectContaining({
      accountName: 'Bådebroen',
      rootAccountId: '80010001',
      productGroup: 'Mobile',
      invoiceFormat: 'Betalingsservice',
      contactType: 'Sms',
      billCycleFrequency: 'Monthly',
    }),
  ]);
});

it('returns to the step of the subscription wizard with the new account number', async () => {
  const { user, address } = open('?retur=opret-abonnement&trin=3');
  expect(await screen.findByRole('link', { name: 'Opret abonnement' })).toHaveAttribute(
    'href',
    '/1001/abonnementer/opret-abonnement?trin=3',
  );
  await fill(user);
  await submit(user);
  await arrivalAt('/1001/abonnementer/opret-abonnement?trin=3&kundenummer=89000001', address);
});

it('requires the empty fields and sends nothing (VAL-028)', async () => {
  const { written, user } = open();
  await screen.findByLabelText('Navn');
  await submit(user);
  const problems = within(screen.getByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Navnet skal indeholde mindst 2 bogstaver',
    'Indtast vejnavn',
    'Indtast husnummer',
    'Indtast postnummer',
    'Indtast by',
    'Du skal vælge en mulighed',
    'Vælg, hvordan vi skal kontakte jer',
  ]);
  expect(written).toEqual([]);
});

it('does not offer closed root accounts', async () => {
  open();
  const root = await screen.findByRole('combobox', { name: /^Hvor/ });
  expect(
    within(root)
      .getAllByRole('option')
      .map(option => option.getAttribute('value')),
  ).toEqual(['80010001', '']);
});

it.each([
  [{ hasContract: false }, 'Det kan virksomheder med en rammeaftale.'],
  [{ role: 'User' }, 'Det kan administratorer med adgang til alle kundenumre.'],
  [
    { role: 'Admin', accessType: 'Limited' },
    'Du har adgang til udvalgte kundenumre, og nye oprettes af administratorer med adgang til alle.',
  ],
] as const)('shows no form with %j, and explains why', async (customer, reason) => {
  open('', customer);
  expect(await screen.findByText('Du kan ikke oprette kundenumre')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opret kundenummer' })).toBeNull();
});
