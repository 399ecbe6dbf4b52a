import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { choose, next, openCreation, problems, step } from '../testing/creation-page.ts';
import { aDraft, keepDraft } from '../testing/creation.ts';

const server = startApi();
beforeEach(() => {
  sessionStorage.clear();
});

const open = (query?: string, options?: { customer?: object; toggles?: object }) =>
  openCreation(server, query, options);

it('creates a mobile subscription step by step: plan, user, account, number, card, services, summary (PLAN-010, PLAN-011, PLAN-012, PLAN-013, PLAN-014, PLAN-015, ERR-061)', async () => {
  const { ordered, reserved, accountCalls, user, toasts, address, container } = open();
  await step('Trin 1 af');
  await choose(user, 'Mobilabonnement');
  await choose(user, 'Erhverv Lille');
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await step('Trin 2 af 7: Bruger');
  await user.type(screen.getByLabelText('Fornavn'), 'Ægir');
  await user.type(screen.getByLabelText('Efternavn'), 'Ørnholt');
  await user.type(screen.getByLabelText(/^Medarbejdernummer/), 'M-17');
  await next(user);
  await step('Trin 3 af 7: Kundenummer');
  expect(hrefOf('Opret kundenummer')).toBe(
    '/1001/faktureringskonti/opret-faktureringskonti?retur=opret-abonnement&trin=3',
  );
  await user.type(screen.getByRole('searchbox'), 'havn');
  await waitFor(() => {
    expect(accountCalls.at(-1)?.get('searchQuery')).toBe('havn');
  });
  expect(accountCalls.at(-1)?.getAll('productGroups')).toEqual(['Mobile']);
  await choose(user, 'Havnen (80011001)');
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await step('Trin 4 af 7: Telefonnummer');
  expect(await screen.findByRole('radio', { name: /00\s00$/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '79 19');
  await waitFor(() => {
    expect(screen.queryByRole('radio', { name: /00\s00$/ })).toBeNull();
  });
  await choose(user, /79\s19/);
  expect(await screen.findByText(/79\s19 er reserveret til dig til kl. 10.15/)).toBeVisible();
  expect(reserved).toEqual(['10907919']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await step('Trin 5 af 7: Simkort');
  await choose(user, /^Nyt simkort/);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await choose(user, 'Send det til en adresse');
  await user.type(screen.getByRole('searchbox'), 'tang');
  await user.click(await screen.findByRole('button', { name: 'Tangvejen 12, 5997 Fjordby' }));
  expect(screen.getByLabelText('Vejnavn')).toHaveValue('Tangvejen');
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await step('Trin 6 af 7: Ekstra services');
  expect(await screen.findByRole('checkbox', { name: /Data uden for EU/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Data i EU/ }));
  await user.click(screen.getByRole('checkbox', { name: /Data uden for EU/ }));
  await next(user);
  await step('Trin 7 af 7: Kontrollér dine valg');
  expect(screen.getByText('Data i EU og Data uden for EU')).toBeVisible();
  expect(screen.getByText('227,00 kr./md')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await arrivalAt('/1001/abonnementer/S1', address);
  expect(ordered).toEqual([
    {
      category: 'Voice',
      offering: { id: 'Lille', pricePlanCode: 'Lille' },
      user: { firstName: 'Ægir', lastName: 'Ørnholt', email: null, employeeId: 'M-17' },
      accountId: '80011001',
      number: { mode: 'New', number: '10907919' },
      sim: { kind: 'SimCard' },
      shipment: {
        type: 'Custom',
        address: {
          streetName: 'Tangvejen',
          houseNumber: '12',
          zip: '5997',
          city: 'Fjordby',
          country: 'Danmark',
          floor: null,
          direction: null,
          landlordName: null,
        },
      },
      extraServices: ['EUDATA', 'WORLDDATA'],
    },
  ]);
  expect(toasts.map(({ title, richText }) => [title, richText])).toEqual([
    ['Abonnementet bliver oprettet', expect.stringContaining('O5000000001')],
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('does not navigate when the user left while it was ordered', async () => {
  keepDraft(aDraft);
  const { user, toasts, address } = open('?trin=7');
  const answer = Promise.withResolvers<undefined>();
  server.use(
    http.post(`${testApi}/subscriptions`, async () => {
      await answer.promise;
    }),
  );
  await step('Trin 7 af 7');
  await screen.findByText('I alt');
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await user.click(screen.getByRole('link', { name: 'Opret flere på én gang' }));
  await arrivalAt('/1001/abonnementer/opret-abonnement/flere', address);
  answer.resolve(undefined);
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  expect(address()).toBe('/1001/abonnementer/opret-abonnement/flere');
});

it('keeps the idempotency key over reloads without a response, and renews it after a changed order was refused', async () => {
  const keys: (string | null)[] = [];
  const reused = { code: 'IdempotencyKeyReused', statusCode: '422', failingSystem: 'OrderAPI' };
  const answer = (response: () => Response) => {
    server.use(
      http.post(`${testApi}/subscriptions`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return response();
      }),
    );
  };
  const order = async (times: number, response: () => Response) => {
    const opened = open('?trin=7');
    answer(response);
    await screen.findByText('I alt');
    await opened.user.click(screen.getByRole('button', { name: 'Bestil abonnement' }));
    await waitFor(() => {
      expect(keys).toHaveLength(times);
    });
    return opened;
  };
  keepDraft(aDraft);
  (await order(1, HttpResponse.error)).unmount();
  (await order(2, HttpResponse.error)).unmount();
  keepDraft({ ...aDraft, user: { ...aDraft.user, firstName: 'Bo' } });
  const { toasts, user } = await order(3, () => HttpResponse.json(reused, { status: 422 }));
  await waitFor(() => {
    expect(toasts).toMatchObject([
      {
        title: 'Din forrige bestilling er modtaget',
        link: { label: 'Se ordrer', href: '/1001/ordrer' },
      },
    ]);
  });
  await user.click(screen.getByRole('button', { name: 'Bestil abonnement' }));
  await waitFor(() => {
    expect(keys).toHaveLength(4);
  });
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

it('shows missing fields, and what is wrong with the number of a card in hand (VAL-001, VAL-002, VAL-004, VAL-028)', async () => {
  const { user, unmount } = open();
  await step('Trin 1 af');
  await next(user);
  expect(problems()).toEqual(['Du skal vælge en mulighed', 'Vælg et abonnement']);
  unmount();
  keepDraft(aDraft, ['plan']);
  const again = open('?trin=2');
  await user.clear(await screen.findByLabelText('Fornavn'));
  await user.clear(screen.getByLabelText('Efternavn'));
  await next(user);
  expect(problems()).toEqual(['Indtast fornavn', 'Indtast efternavn']);
  again.unmount();
  keepDraft({ ...aDraft, sim: { ...aDraft.sim, kind: 'SimCard', shipment: 'Custom' } }, [
    ...(['plan', 'user', 'account', 'number'] as const),
  ]);
  open('?trin=5');
  await step('Trin 5 af 7');
  await next(user);
  expect(problems()).toEqual(['Indtast vejnavn', 'Indtast husnummer', 'Indtast postnummer', 'Indtast by']);
  await choose(user, /^Et simkort, I har liggende/);
  const inHand = [
    ['', 'Indtast simkortnummeret'],
    ['8945000000,5', 'Simkortnummeret må kun bestå af hele cifre uden decimaler'],
    ['8945000000000000001', 'Simkortnummeret skal være 20 cifre'],
  ] as const;
  for (const [number, problem] of inHand) {
    await user.click(screen.getByLabelText('Simkortnummer'));
    await user.paste(number);
    await next(user);
    expect(problems()).toEqual([problem]);
    await user.clear(screen.getByLabelText('Simkortnummer'));
  }
});

it('shows at its field what is too long of the user, without truncating', async () => {
  keepDraft(aDraft, ['plan']);
  const { user } = open('?trin=2');
  await seeTooLong(user, 'Næste', [
    ['Fornavn', 60, 'Fornavnet'],
    ['Efternavn', 60, 'Efternavnet'],
    ['E-mail', 254, 'E-mailadressen'],
    ['Medarbejdernummer', 50, 'Medarbejdernummeret'],
  ]);
});

it('restores the draft after a reload, and reopens a step', async () => {
  keepDraft(aDraft);
  const { user } = open('?trin=7');
  await step('Trin 7 af 7');
  await user.click(screen.getByRole('link', { name: 'Ret Bruger' }));
  expect(await screen.findByLabelText('Fornavn')).toHaveValue('Ægir');
});

it('searches for the account that was created on the way (PLAN-012)', async () => {
  keepDraft(aDraft, ['plan', 'user']);
  const { accountCalls } = open('?trin=3&kundenummer=80011002');
  await step('Trin 3 af 7: Kundenummer');
  expect(screen.getByRole('searchbox')).toHaveValue('80011002');
  await waitFor(() => {
    expect(accountCalls.at(-1)?.get('searchQuery')).toBe('80011002');
  });
});

it('asks for another account for another type', async () => {
  keepDraft({ ...aDraft, plan: { category: 'HomeOfficeMobileBroadband', offering: 'Lille' } });
  open('?trin=6', { toggles: { create_home_office_mobile_broadband_subscriptions: true } });
  expect(await step('Trin 3 af 6: Kundenummer')).toBeVisible();
});

it('orders a line with its address, and without a SIM card', async () => {
  keepDraft(
    {
      ...aDraft,
      plan: { category: 'HomeOffice', offering: 'Lille' },
      account: { ...aDraft.account, productGroup: 'HomeOffice' },
      address: { ...aDraft.address, streetName: 'Kajvej', houseNumber: '4', zip: '2150', city: 'Nordhavn' },
    },
    ['plan', 'user', 'account', 'address'],
  );
  const { user, ordered } = open('?trin=5');
  await step('Trin 5 af 5');
  expect(screen.getByText('Kajvej 4, 2150 Nordhavn')).toBeVisible();
  await screen.findByText('I alt');
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await waitFor(() => {
    expect(ordered).toHaveLength(1);
  });
  expect(ordered[0]).toMatchObject({ category: 'HomeOffice', installationAddress: { zip: '2150' } });
  expect(ordered[0]).not.toHaveProperty('sim');
});

it('shows that a number is no longer available', async () => {
  keepDraft(aDraft, ['plan', 'user', 'account']);
  const { user } = open('?trin=4');
  server.use(
    http.post(`${testApi}/numbers/reservations`, () => refusalOf('NumberNotAvailable', 'NumberAPI')),
  );
  await choose(user, /79\s19/);
  expect(await screen.findByText('Nummeret er ikke længere ledigt. Vælg et andet.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /00\s00/ })).toBeChecked();
});

it.each([
  ['Mobilabonnement', 'CUST-026', {}, {}, true],
  ['Mobilt bredbånd', 'CUST-026', {}, {}, true],
  ['Bredbånd til hjemmearbejdsplads', 'CUST-024', { canCreateHomeOfficeSubscription: true }, {}, true],
  ['Bredbånd til hjemmearbejdsplads', 'CUST-024', { canCreateHomeOfficeSubscription: false }, {}, false],
  [
    ...(['Mobilt bredbånd til hjemmearbejdsplads', 'CUST-027', {}] as const),
    { create_home_office_mobile_broadband_subscriptions: true },
    true,
  ],
  [
    ...(['Mobilt bredbånd til hjemmearbejdsplads', 'CUST-027', {}] as const),
    { create_home_office_mobile_broadband_subscriptions: false },
    false,
  ],
] as const)('offers %s by customer and toggle (%s)', async (label, _id, customer, toggles, isOffered) => {
  open('', { customer, toggles });
  await step('Trin 1 af');
  expect(screen.queryByRole('radio', { name: label }) !== null).toBe(isOffered);
});

it.each([
  ['1', 'Erhverv Lille'],
  ['6', 'Data i EU'],
  ['7', 'Data i EU'],
])('hides prices in step %s when they are off (SUB-008)', async (number, product) => {
  keepDraft({ ...aDraft, services: { services: ['EUDATA'] } });
  open(`?trin=${number}`, { toggles: { show_subscription_prices: false } });
  expect(await screen.findByText(product)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/kr\.|moms/);
});

it('does not link to a new billing account with limited access', async () => {
  keepDraft(aDraft);
  open('?trin=3', { customer: { role: 'Admin', accessType: 'Limited' } });
  await step('Trin 3 af');
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Opret kundenummer' })).toBeNull();
});

it.each([{ hasContract: false }, { role: 'User' }])('refuses %o', async customer => {
  open('', { customer, toggles: { contract_features: true } });
  expect(await screen.findByText('Du kan ikke oprette abonnementer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Næste' })).toBeNull();
});
