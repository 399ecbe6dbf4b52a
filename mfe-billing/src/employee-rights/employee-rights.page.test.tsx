import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { AccountDetails } from 'shared/contracts/account';
import { answerOf, staleVersion } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccountDetails, listAnswer } from '../testing/builders.ts';

const { server } = startApiDouble();
const placed = { orderId: 'O5000000008', status: 'Submitted', effectiveDate: '2026-01-01' };

const differing = {
  subscriptionId: 'S1',
  msisdn: '12345678',
  userName: 'Anna Holm',
  productName: 'Erhverv 20 GB',
  isBarred: true,
};

const open = (customer = {}, differences = { count: 1, subscriptions: [differing] }) => {
  const written: unknown[] = [];
  let account = anyAccountDetails({
    ownerControl: {
      nationalUsageAllowance: 'NoBlock',
      retailRoaming: 'Block',
      roamingCostControl: 'SoftBlock',
    },
  });
  server.use(
    http.get(`${testApi}/accounts`, () => HttpResponse.json(listAnswer('accounts', []))),
    http.get(`${testApi}/accounts/80011001`, () => HttpResponse.json({ data: { account } })),
    http.get(`${testApi}/accounts/80011001/differing-subscriptions`, answerOf({ differences })),
    http.put(`${testApi}/accounts/80011001/owner-controls`, async ({ request }) => {
      written.push(await request.json());
      if (request.headers.get('if-match') !== `"${String(account.version)}"`) return staleVersion();
      return HttpResponse.json({ data: placed }, { status: 202 });
    }),
  );
  const path = 'faktureringskonti/80011001/medarbejderrettigheder';
  /** Saves these settings as another user. */
  const beFaster = (ownerControl: AccountDetails['ownerControl']) => {
    account = { ...account, ownerControl, version: account.version + 1 };
  };
  return { written, beFaster, user: userEvent.setup(), ...renderWithHost(remote, { path, customer }) };
};

it('previews and orders new employee rights, and shows the order (NAV-043, ACC-028, ACC-032, CTRL-019, ERR-063)', async () => {
  const { written, user, toasts, address, container } = open();
  const national = await screen.findByRole('group', { name: 'Forbrug ud over abonnementet i Danmark' });
  expect(await screen.findByText(/^1 abonnement er i dag/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Medarbejderrettigheder' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  const choice = [...national.querySelectorAll('input')].at(-1);
  await user.click(choice ?? national);
  expect(screen.getByText('Det ændrer du')).toBeVisible();
  expect(screen.getByText(/^Det gælder for alle abonnementer på kundenummeret \(48\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Gem ændringer/ }));
  await arrivalAt('/1001/faktureringskonti/80011001', address);
  expect(written).toEqual([
    {
      data: { nationalUsageAllowance: 'ForceBlock', retailRoaming: 'Block', roamingCostControl: 'SoftBlock' },
    },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Medarbejderrettighederne bliver ændret',
      richText: 'Ordre O5000000008 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000008' },
    },
  ]);
});

it('does not overwrite a barring that another user set meanwhile', async () => {
  const { written, beFaster, user, toasts } = open();
  await user.click(
    within(await screen.findByRole('group', { name: 'Forbrug i udlandet' })).getByRole('radio', {
      name: 'Ingen spærring',
    }),
  );
  beFaster({ nationalUsageAllowance: 'ForceBlock', retailRoaming: 'Block', roamingCostControl: 'SoftBlock' });
  await user.click(screen.getByRole('button', { name: /^Gem ændringer/ }));
  await user.click(await screen.findByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByText('Her er de nye oplysninger')).toBeVisible();
  const national = screen.getByRole('group', { name: 'Forbrug ud over abonnementet i Danmark' });
  expect([...national.querySelectorAll('input')].at(-1)).toBeChecked();
  expect(written).toHaveLength(1);
  expect(toasts).toEqual([]);
});

it('lists the subscriptions that differ, with links to their barrings (ACC-032)', async () => {
  const { container, unmount } = open();
  expect(await screen.findByText(/^1 abonnement er i dag sat anderledes/)).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Abonnementer, der afviger' })).getAllByRole(
    'row',
  );
  expect(row).toHaveTextContent('12 34 56 78, Anna HolmErhverv 20 GBSpærret');
  const [link] = screen.getAllByRole('link', { name: /Anna Holm$/ });
  expect(link).toHaveAttribute('href', '/1001/abonnementer/S1/spaerringer');
  expect(await accessibilityFaults(container)).toEqual([]);
  unmount();
  open({}, { count: 0, subscriptions: [] });
  expect(await screen.findByText(/^Ingen aktive mobilabonnementer afviger/)).toBeVisible();
});

it('shows no form to an employee (ACC-029)', async () => {
  open({ role: 'User' });
  expect(await screen.findByText('Du kan ikke ændre medarbejderrettigheder')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
