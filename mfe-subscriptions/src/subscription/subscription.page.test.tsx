import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AllowedAction } from 'shared/contracts/allowed-actions';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { QueryClient } from 'shared/query';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { reasonTexts } from '../subscription-page-model/notice-texts.ts';
import { servePukCode } from '../testing/sim-writes.ts';
import { aPricePlan, aSubscription } from '../testing/subscriptions.ts';

const server = startApi();
const clockStandsAt = standingClock();

const open = (options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: 'abonnementer/S1', ...options }),
});

const serveSubscription = (subscription = aSubscription(), actions = allowing()) => {
  serveHistory(server, []);
  serveActions(server, actions);
  return serve(server, 'subscriptions/S1', () => ({ subscription }));
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows a subscription with links to its actions (NAV-013, SUB-005, SUB-006, SUB-023, SUB-024, SUB-026)', async () => {
  const plan = aPricePlan({ data: { value: 50, unit: 'GB' }, isFreeVoiceIncluded: true });
  const { calls } = serveSubscription(aSubscription({ pricePlanInformation: plan }));
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mette Holm' })).toBeVisible();
  expect(screen.getByText('Aktivt')).toBeVisible();
  expect(hrefOf('Hovedkontor (80010001)', await card('Abonnement'))).toBe('/1001/faktureringskonti/80010001');
  expect((await card('Bruger')).getByText('mette.holm@demo.example')).toBeVisible();
  const included = await card('Inkluderet i abonnementet');
  expect(included.getByText(/^50\sGB$/)).toBeVisible();
  expect(included.getByText('Tale').nextSibling).toHaveTextContent('Fri');
  expect(hrefOf('Abonnementsoversigt')).toBe('/1001/abonnementer');
  expect(hrefOf('Aktivitetshistorik')).toBe('/1001/abonnementer/S1/ordrehistorik');
  expect(hrefOf('Spær abonnement')).toBe('/1001/abonnementer/S1/spaer-abonnement');
  expect(calls.map(String)).toEqual(['customerId=1001']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  [true, 1],
  [false, 0],
])('with the price toggle %p shows the price and its note %p times (SUB-008)', async (isOn, times) => {
  serveSubscription();
  open({ toggles: { show_subscription_prices: isOn } });
  await screen.findByRole('heading', { level: 1, name: 'Mette Holm' });
  expect(screen.queryAllByText(/^169,00\skr\.\/md$/)).toHaveLength(times);
  expect(screen.queryAllByText('Priser er ekskl. moms')).toHaveLength(times);
});

it('lists the SIM cards, the main card first, and hides a PUK code until it is revealed (SUB-024)', async () => {
  const sim = { serviceCode: 'SIM', msisdn: '12345678', isMain: false, name: null };
  serveSubscription(
    aSubscription({
      simCards: [
        { ...sim, number: '89450000000000000002', pukCode: '22222222' },
        { ...sim, number: '89450000000000000001', pukCode: '11111111', isMain: true },
      ],
    }),
  );
  const { user } = open();
  const [first, second] = (await card('Simkort')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Hovedsimkort');
  expect(second).toHaveTextContent('89450000000000000002');
  expect(screen.queryByText('11111111')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vis PUK-kode 89450000000000000001' }));
  expect(screen.getByText('11111111')).toBeVisible();
  expect(screen.queryByText('22222222')).toBeNull();
});

it('shows the data usage and the next period, with a link to all usage', async () => {
  clockStandsAt('2026-11-25T12:00:00Z');
  serveSubscription(
    aSubscription({
      dataUsage: [
        {
          code: 'DataDk',
          used: 45,
          included: 50,
          unit: 'GB',
          percent: 90,
          level: 'Near',
          extraCost: { value: 0, currency: 'DKK' },
        },
      ],
    }),
  );
  open();
  const usage = await card('Dataforbrug i perioden');
  expect(usage.getByText(/^45\sGB af 50\sGB, snart opbrugt$/)).toBeVisible();
  expect(usage.getByText('Ny periode om 6 dage')).toBeVisible();
  expect(hrefOf('Se hele forbruget', usage)).toBe('/1001/abonnementer/S1/forbrug');
});

it.each([
  ['2026-11-25', 'Startdato', true],
  ['2026-11-26', 'Starter', false],
])(
  'labels the start date %s as %s, and shows data usage once it has started',
  async (effectiveDate, term, isUsed) => {
    clockStandsAt('2026-11-25T12:00:00Z');
    const data = {
      ...({ code: 'DataDk', used: 0, included: 50, unit: 'GB', percent: 0, level: 'Normal' } as const),
    };
    const dataUsage = [{ ...data, extraCost: { value: 0, currency: 'DKK' } }];
    serveSubscription(aSubscription({ effectiveDate, dataUsage }));
    open();
    expect((await card('Abonnement')).getByText(term)).toBeVisible();
    const usage = screen.queryByRole('region', { name: 'Dataforbrug i perioden' });
    expect(usage !== null).toBe(isUsed);
  },
);

it.each([
  ['the price plan has no data', 'Active', 0],
  ['the subscription has ended', 'Cancelled', 10],
] as const)('hides the data usage when %s', async (_, status, used) => {
  const data = { ...({ code: 'DataDk', used, included: 50, unit: 'GB', percent: 20 } as const) };
  const extraCost = { value: 0, currency: 'DKK' };
  serveSubscription(
    aSubscription({ status, dataUsage: used === 0 ? [] : [{ ...data, level: 'Normal', extraCost }] }),
  );
  open();
  await card('Abonnement');
  expect(screen.queryByRole('region', { name: 'Dataforbrug i perioden' })).toBeNull();
});

it('copies number, circuit, e-mail and SIM number with one click, without spaces', async () => {
  const sim = { serviceCode: 'SIM', msisdn: '12345678', isMain: true, name: null, pukCode: null };
  const simCards = [{ ...sim, number: '89450000000000000001' }];
  serveSubscription(aSubscription({ simCards, circuitId: 'LN100100019' }));
  const { user } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const [name, copied] of [
    ['Kopiér Nummer', '12345678'],
    ['Kopiér Kredsløbsnummer', 'LN100100019'],
    ['Kopiér E-mail', 'mette.holm@demo.example'],
    ['Kopiér Simkortnummer', '89450000000000000001'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    expect(write).toHaveBeenLastCalledWith(copied);
  }
});

const service = (code: string, displayName: string) => ({
  code,
  description: '',
  categories: [],
  serviceInformation: { displayName },
});

it('lists the services and the installation address (SUB-002, SUB-003)', async () => {
  serveSubscription(
    aSubscription({
      services: [service('VOICEMAIL', 'Telefonsvarer')],
      installationAddress: { streetName: 'Pakhusvej', houseNumber: '12', zipcode: '2150', city: 'Nordhavn' },
    }),
  );
  open();
  expect((await card('Services')).getByText('Telefonsvarer')).toBeVisible();
  expect((await card('Installationsadresse')).getByText('Pakhusvej 12, 2150 Nordhavn')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Spærringer' })).toBeNull();
});

it('lists barrings separately from services', async () => {
  serveSubscription(
    aSubscription({
      services: [service('BARINTCAL', 'Opkald til udlandet'), service('SAFESURF', 'Sikker surf')],
    }),
  );
  open();
  expect((await card('Spærringer')).getByText('Opkald til udlandet')).toBeVisible();
  expect((await card('Spærringer')).getByText('Der er spærret for:')).toBeVisible();
  const services = await card('Services');
  expect(services.getByText('Sikker surf')).toBeVisible();
  expect(services.queryByText('Opkald til udlandet')).toBeNull();
});

it('uses the product as title when there is no user', async () => {
  serveSubscription(
    aSubscription({
      firstName: null,
      lastName: null,
      email: null,
      employeeId: null,
      pricePlanInformation: null,
      installationAddress: { streetName: 'Pakhusvej', houseNumber: '12', zipcode: '2150', city: 'Nordhavn' },
    }),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Erhverv Mobil 50 GB' })).toBeVisible();
  expect(screen.getByText('12 34 56 78 · Pakhusvej 12, 2150 Nordhavn')).toBeVisible();
  expect(screen.getByText('Der er ingen bruger på abonnementet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Inkluderet i abonnementet' })).toBeNull();
});

it.each([
  [404, 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.'],
  [403, /^Den nuværende bruger mangler rettigheder\./],
  [500, 'Kunne ikke indlæse abonnementet.'],
])('shows the message of a %p, with a link to the list', async (status, text) => {
  refuseOnce(server, 'subscriptions/S1', status);
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abonnementsoversigt' })).toBeVisible();
  expect(screen.queryAllByText(/^Vi ledte efter abonnement S1\./)).toHaveLength(status === 404 ? 1 : 0);
});

it('links only to actions that apply to its type (CTRL-013)', async () => {
  serveSubscription();
  const { unmount } = open();
  const actions = within(await screen.findByRole('region', { name: 'Hvad vil du gøre?' }));
  expect(hrefOf('Viderestilling', actions)).toBe('/1001/abonnementer/S1/viderestilling');
  expect(actions.getByRole('link', { name: /^Skift simkort/ })).toBeVisible();
  unmount();
  serveSubscription(aSubscription({ category: 'Broadband', telephoneNumber: null }));
  open();
  expect(await screen.findByRole('link', { name: 'Spær abonnement' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Viderestilling' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Skift simkort/ })).toBeNull();
});

it('offers to reactivate a suspended subscription, and shows that it is suspended (SUB-041, SUB-049)', async () => {
  serveSubscription(aSubscription({ status: 'Suspended' }));
  open();
  expect(await screen.findByRole('link', { name: 'Genåbn abonnement' })).toBeVisible();
  expect(screen.getByText('Abonnementet er spærret. Det skal genåbnes, før det kan ændres.')).toBeVisible();
});

it.each([
  ['Suspended', { status: 'Suspended' }, 'Først efter genåbning'],
  ['SuspendedNoAltering', { status: 'SuspendedNoAltering' }, 'Kun gennem kundeservice'],
  ['UnderTermination', { futureCancellationDate: '2027-01-31' }, 'Først når opsigelsen er fortrudt'],
  ['Cancelled', { status: 'Cancelled' }, 'Abonnementet er ophørt'],
] as const)('explains the status once, and briefly at an action: %s', async (reason, changes, short) => {
  serveSubscription(aSubscription(changes), forbidding('PricePlan', reason));
  open();
  const actions = await card('Hvad vil du gøre?');
  expect(actions.getByText(short).parentElement).toHaveTextContent('Skift abonnement');
  expect(screen.getAllByText(reasonTexts[reason])).toHaveLength(1);
});

it('links to every action, and shows why one is not allowed', async () => {
  serveSubscription(aSubscription(), forbidding('PricePlan', 'OrderInProcessing'));
  open();
  const actions = await card('Hvad vil du gøre?');
  expect(hrefOf('Skift abonnement', actions)).toBe('/1001/abonnementer/S1/skift-abonnement');
  expect(actions.getByRole('link', { name: 'Ekstra services' })).toBeVisible();
  expect(hrefOf('Se eller skift kundenummer', actions)).toBe('/1001/abonnementer/S1/faktureringskonto');
  const reason = actions.getAllByText(/^Der er allerede en ændring i gang/);
  expect(reason).toHaveLength(1);
  expect(reason[0]?.parentElement).toHaveTextContent('Skift abonnement');
});

/** The allowed actions of an employee: at most reporting the loss of their own subscription. */
const forEmployee = (loss: Partial<AllowedAction>) =>
  allowing().map(each => ({
    ...each,
    ...(each.action === 'ReportLoss' ? loss : { allowed: false, reasonCode: 'RoleNotSufficient' as const }),
  }));

const aSim = { serviceCode: 'SIM', msisdn: '12345678', isMain: true, name: null, pukCode: '11111111' };
const withSim = aSubscription({ simCards: [{ ...aSim, number: '89450000000000000001' }] });

it('offers employees only the history of the subscription of another user', async () => {
  serveSubscription(withSim, forEmployee({ allowed: false, reasonCode: 'RoleNotSufficient' }));
  const queryClient = new QueryClient();
  open({ customer: { role: 'User' }, queryClient });
  expect(await screen.findByRole('link', { name: 'Aktivitetshistorik' })).toBeVisible();
  await waitFor(() => {
    const states = queryClient.getQueryCache().getAll();
    expect(states.map(({ queryKey }) => queryKey.at(-1))).toContain('allowed-actions');
    expect(states.every(({ state }) => state.fetchStatus === 'idle')).toBe(true);
  });
  expect(screen.queryByRole('region', { name: 'Hvad vil du gøre?' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Spær abonnement' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Se simkort' })).toBeVisible();
});

it('links employees from their own subscription to reporting its loss and to its PUK code', async () => {
  serveSubscription(withSim, forEmployee({}));
  open({ customer: { role: 'User' } });
  const actions = await card('Hvad vil du gøre?');
  expect(actions.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Meld tabt eller stjålet', '/1001/abonnementer/S1/meld-tabt'],
    ['Se simkort og PUK-kode', '/1001/abonnementer/S1/simkort'],
  ]);
  expect(actions.queryByText(/administrator/)).toBeNull();
});

it('shows employees who can reactivate their suspended number', async () => {
  serveSubscription(withSim, forEmployee({ allowed: false, reasonCode: 'Suspended' }));
  open({ customer: { role: 'User' } });
  const actions = await card('Hvad vil du gøre?');
  expect(actions.getByText('Nummeret er spærret. Kun en administrator kan åbne det igen.')).toBeVisible();
});

it('links to top-ups, data cards and alerts only for a mobile subscription', async () => {
  const labels = ['Datakort til flere enheder', 'Tank op med mere data', 'Advarsler om forbrug'];
  const ofOwn = async () => {
    const actions = await card('Hvad vil du gøre?');
    return labels.map(name => actions.queryByRole('link', { name })?.getAttribute('href'));
  };
  serveSubscription(aSubscription(), forbidding('TopUp', 'MissingContract'));
  const { unmount } = open();
  const own = '/1001/abonnementer/S1';
  expect(await ofOwn()).toEqual([`${own}/simkort`, `${own}/forbrug`, `${own}/forbrug/advarsler`]);
  const reason = screen.getByText(/^Virksomheden mangler en rammeaftale/);
  expect(reason.parentElement).toHaveTextContent('Tank op med mere data');
  unmount();
  serveSubscription(aSubscription({ category: 'Broadband', telephoneNumber: null }));
  open();
  expect(await ofOwn()).toEqual([undefined, undefined, undefined]);
});

it('shows that only customer support can terminate a home office line', async () => {
  serveSubscription(
    aSubscription({ category: 'HomeOffice' }),
    forbidding('Terminate', 'UnknownSubscriptionType'),
  );
  open();
  const reason = (await card('Hvad vil du gøre?')).getByText(/^Kun kundeservice kan opsige denne type/);
  expect(reason.parentElement).toHaveTextContent('Opsig abonnement');
});

it('reveals and hides the PUK code of their own SIM card to employees', async () => {
  const ofEmployee = aSubscription({
    simCards: [
      { ...aSim, number: '89450000000000000001', pukCode: null },
      { ...aSim, number: '89450000000000000002', pukCode: null, isMain: false },
    ],
  });
  serveSubscription(ofEmployee, forEmployee({}));
  const asked = servePukCode(server, '11112222');
  const { user, container } = open({ customer: { role: 'User' } });
  const sim = await card('Simkort');
  await user.click(await sim.findByRole('button', { name: 'Vis PUK-kode 89450000000000000001' }));
  expect(await sim.findByText('11112222')).toBeVisible();
  expect(asked).toEqual(['?customerId=1001']);
  expect(sim.getByText('Kun administratorer kan se PUK-koden.')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(sim.getByRole('button', { name: 'Skjul PUK-kode 89450000000000000001' }));
  expect(sim.queryByText('11112222')).toBeNull();
  servePukCode(server, null);
  await user.click(sim.getByRole('button', { name: 'Vis PUK-kode 89450000000000000001' }));
  expect(await sim.findByText('Vi kender ikke PUK-koden. Kontakt kundeservice.')).toBeVisible();
});

it('offers nobody else a PUK code that is not in the response', async () => {
  const simCards = [{ ...aSim, number: '89450000000000000001', pukCode: null }];
  for (const [role, actions, shown] of [
    [
      ...(['User', forEmployee({ allowed: false, reasonCode: 'RoleNotSufficient' })] as const),
      'Kun administratorer og den, der bruger nummeret, kan se PUK-koden.',
    ],
    ['Admin', allowing(), '-'],
  ] as const) {
    const { calls } = serveSubscription(aSubscription({ simCards }), [...actions]);
    const { unmount } = open({ customer: { role } });
    const sim = await card('Simkort');
    await waitFor(() => {
      expect(calls.length).toBeGreaterThan(0);
    });
    expect(await sim.findByText(shown)).toBe(sim.getByText('PUK-kode').nextElementSibling);
    expect(sim.queryByRole('button', { name: /PUK-kode/ })).toBeNull();
    unmount();
  }
});

it('shows that a subscription may be outdated when a refetch fails, until a retry succeeds', async () => {
  serveSubscription();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { user } = open({ queryClient });
  await card('Abonnement');
  refuseOnce(server, 'subscriptions/S1', 500);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/er måske forældet\.$/)).toBeVisible();
  expect((await card('Bruger')).getByText('mette.holm@demo.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => {
    expect(screen.queryByText(/er måske forældet\.$/)).toBeNull();
  });
});
