import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import { QueryClient } from 'shared/query';
import { danishDay } from 'shared/format/date';
import { addDays } from 'shared/format/day';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyAccount } from 'shared/testing/builders.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serve } from '../testing/api.ts';
import { serveCreation } from '../testing/creation.ts';
import { serveSubscriptions } from '../testing/subscription-list.ts';
import { aPreview, aPreviewRow, keepChosen, serveBulk } from '../testing/bulk.ts';

const server = startApi();
const path = 'abonnementer/samlet-aendring';
const selection = { subscriptionIds: ['S1', 'S2'] };
beforeEach(() => {
  sessionStorage.clear();
});

const open = (served: Parameters<typeof serveBulk>[1] = {}, options = {}) => ({
  ...serveBulk(server, served),
  user: userEvent.setup(),
  ...renderWithHost(remote, { path, toggles: { show_subscription_prices: true }, ...options }),
});
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Næste' }));
const choose = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('radio', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

it('asks for the change, previews skipped subscriptions and the price, and starts the job for the others', async () => {
  keepChosen(2, selection);
  const kroner = (value: number) => ({ value, currency: 'DKK' });
  const price = { before: kroner(169), after: kroner(249), oneTime: kroner(99) };
  const skipped = aPreviewRow({ subscriptionId: 'S2', userName: 'Bo Berg', reasonCode: 'UnderTermination' });
  const preview = aPreview({ rows: [aPreviewRow({ price }), skipped], price });
  const { sent, user, address, container } = open({ preview });
  expect(await screen.findByText('Du har valgt 2 abonnementer.')).toBeVisible();
  await step('Trin 1 af 2: Handling');
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  expect(screen.getByRole('alert')).toHaveTextContent('Vælg, hvad der skal ske');
  await choose(user, 'Spær');
  await next(user);
  await step('Trin 2 af 3: Spær');
  expect(screen.getByRole('radio', { name: 'Telefonen, udstyret eller simkortet er mistet' })).toBeVisible();
  await choose(user, 'Brugeren har orlov');
  await next(user);
  expect(await screen.findByText('1 abonnement bliver ændret.')).toBeVisible();
  expect(
    screen.getByText(/^Prisen for dem, der ændres, går fra 169,00\skr\.\/md til 249,00\skr\.\/md i alt\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Det koster 99,00\skr\. én gang i alt\.$/)).toBeVisible();
  expect(screen.getByText('Hver ordre kan fortrydes for sig, indtil vi begynder på den.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abonnementet er opsagt (1)' }));
  expect(screen.getByText(/Bo Berg/)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start ændringen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spær' })).toBeVisible();
  expect(address()).toBe('/1001/abonnementer/samlede-aendringer/J1');
  const change = { action: 'Suspend', reason: 'Leave', effectiveDate: expect.any(String) as string };
  expect(sent.map(({ path: to, body }) => [to, body])).toEqual([
    ['bulk-jobs/preview', { change, selection }],
    ['bulk-jobs', { change, subscriptionIds: ['S1'] }],
  ]);
  expect(sent[1]?.key).toMatch(/./);
});

it('does not navigate when the user left while the job was starting', async () => {
  keepChosen(1, { subscriptionIds: ['S1'] });
  const queryClient = new QueryClient();
  serveSubscriptions(server, []);
  const { user, address } = open({}, { queryClient });
  const answer = Promise.withResolvers<undefined>();
  server.use(
    http.post(`${testApi}/bulk-jobs`, async () => {
      await answer.promise;
    }),
  );
  await choose(user, 'Genåbn');
  await next(user);
  await next(user);
  await screen.findByText('1 abonnement bliver ændret.');
  await user.click(screen.getByRole('button', { name: 'Start ændringen' }));
  await user.click(screen.getByRole('link', { name: 'Abonnementsoversigt' }));
  await arrivalAt('/1001/abonnementer', address);
  answer.resolve(undefined);
  await waitFor(() => {
    expect(queryClient.isMutating()).toBe(0);
  });
  expect(address()).toBe('/1001/abonnementer');
});

it('starts nothing when no subscription can be changed, and focuses the explanation', async () => {
  keepChosen(1, { subscriptionIds: ['S1'] });
  const { sent, user } = open({
    preview: aPreview({ rows: [aPreviewRow({ reasonCode: 'SubscriptionActionNotAllowed' })] }),
  });
  expect(await screen.findByText('Du har valgt 1 abonnement.')).toBeVisible();
  await choose(user, 'Genåbn');
  await next(user);
  await step('Trin 2 af 3: Genåbn');
  await next(user);
  expect(await screen.findByText(/^Ingen af de valgte abonnementer kan ændres sådan/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abonnementet er ikke spærret (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start ændringen' }));
  expect(screen.getByRole('region', { name: 'Det sker der' })).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it.each([
  [
    'Skift abonnement',
    'Abonnement',
    ['Mobilabonnementer', /^Erhverv Lille/],
    { action: 'PricePlan', pricePlanCode: expect.any(String) as string },
    /AbonnementErhverv Lille.*Gælder fra\d/,
  ],
  [
    'Tilføj ekstra service',
    'Ekstra service',
    ['Mobilabonnementer', /^Data i EU/],
    { action: 'AddExtraService' },
    /Ekstra serviceData i EU/,
  ],
  [
    'Fjern ekstra service',
    'Ekstra service',
    ['Mobilabonnementer', /^Data i EU/],
    { action: 'RemoveExtraService' },
    /Ekstra serviceData i EU/,
  ],
] as const)('shows the fields of %s, and summarises them', async (action, title, choices, change, facts) => {
  serveCreation(server);
  keepChosen(2, selection);
  const { sent, user, container } = open();
  await choose(user, action);
  await next(user);
  await step(`Trin 2 af 3: ${title}`);
  for (const name of choices) await user.click(await screen.findByRole('radio', { name }));
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await screen.findByText('1 abonnement bliver ændret.');
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(facts);
  expect(sent[0]?.body).toMatchObject({ change });
});

it.each([
  ['Skift abonnement', /^Erhverv Lille/],
  ['Tilføj ekstra service', /^Data i EU/],
])('hides prices of «%s» when they are off (SUB-008)', async (action, product) => {
  serveCreation(server);
  keepChosen(2, selection);
  const kroner = (value: number) => ({ value, currency: 'DKK' });
  const price = { before: kroner(169), after: kroner(249), oneTime: kroner(99) };
  const { user } = open(
    { preview: aPreview({ rows: [aPreviewRow({ price })], price }) },
    { toggles: { show_subscription_prices: false } },
  );
  await choose(user, action);
  await next(user);
  await choose(user, 'Mobilabonnementer');
  const chosen = await screen.findByRole('radio', { name: product });
  expect(document.body).not.toHaveTextContent(/kr\.|moms/);
  await user.click(chosen);
  await next(user);
  expect(await screen.findByText('1 abonnement bliver ændret.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/kr\.|moms/);
});

it('changes only the selected barrings', async () => {
  keepChosen(2, selection);
  const { sent, user } = open();
  await choose(user, 'Ændr spærringer og beløbsgrænse');
  await next(user);
  await step('Trin 2 af 3: Spærringer');
  await next(user);
  const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
  expect(group('Opkald til udlandet').getByText('Vælg mindst én spærring, der skal ændres')).toBeVisible();
  await user.click(group('Opkald til udlandet').getByRole('radio', { name: 'Åbn' }));
  await user.click(group('Beløbsgrænse').getByRole('radio', { name: 'Spær' }));
  await next(user);
  expect(screen.getByRole('alert')).toHaveTextContent('Vælg en beløbsgrænse');
  await user.selectOptions(screen.getByRole('combobox'), '200');
  await next(user);
  await screen.findByText('1 abonnement bliver ændret.');
  const barrings = [
    { code: 'BARINTCAL', isActive: false },
    { code: 'BARLEVEL', isActive: true, limit: 200 },
  ];
  expect(sent[0]?.body).toMatchObject({ change: { action: 'Barrings', barrings } });
});

it('requires no limit when the limit is not changed', async () => {
  keepChosen(2, selection);
  const { sent, user } = open();
  await choose(user, 'Ændr spærringer og beløbsgrænse');
  await next(user);
  const group = await screen.findByRole('group', { name: /^Opkald til udlandet/ });
  await user.click(within(group).getByRole('radio', { name: 'Spær' }));
  await next(user);
  await screen.findByText('1 abonnement bliver ændret.');
  const barrings = [{ code: 'BARINTCAL', isActive: true }];
  expect(sent[0]?.body).toMatchObject({ change: { action: 'Barrings', barrings } });
});

it('moves to the selected billing account', async () => {
  serveCreation(server);
  keepChosen(2, selection);
  const { sent, user } = open();
  await choose(user, 'Flyt til andet kundenummer');
  await next(user);
  await step('Trin 2 af 3: Kundenummer');
  const [account] = await screen.findAllByRole('radio');
  if (account) await user.click(account);
  await next(user);
  await screen.findByText('1 abonnement bliver ændret.');
  const targetAccountId = expect.stringMatching(/^\d+$/) as string;
  expect(sent[0]?.body).toMatchObject({ change: { action: 'BillingAccount', targetAccountId } });
});

it('disables a closed billing account, with the reason', async () => {
  serveCreation(server);
  const lager = anyAccount({ accountId: '80010002', accountName: 'Lager' });
  const closed = anyAccount({ accountId: '80010004', accountName: 'Tidligere', closedOn: '2026-08-01' });
  const paging = pagingOf({ offset: 0, pageSize: 10, totalCount: 2 });
  serve(server, 'accounts', () => ({
    accounts: [lager, closed],
    ...paging,
  }));
  keepChosen(2, selection);
  const { user } = open();
  await choose(user, 'Flyt til andet kundenummer');
  await next(user);
  expect(await screen.findByRole('radio', { name: 'Lager (80010002)' })).toBeEnabled();
  const radio = screen.getByRole('radio', { name: 'Tidligere (80010004)' });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription('Kundenummeret er lukket.');
});

it('defaults to tomorrow for a billing account created today', async () => {
  serveCreation(server);
  const today = danishDay(new Date());
  const made = anyAccount({ accountId: '80010002', accountName: 'Lager', createdOn: today });
  const paging = pagingOf({ offset: 0, pageSize: 10, totalCount: 1 });
  serve(server, 'accounts', () => ({
    accounts: [made],
    ...paging,
  }));
  keepChosen(2, selection);
  const { user } = open();
  await choose(user, 'Flyt til andet kundenummer');
  await next(user);
  await choose(user, 'Lager (80010002)');
  const date = screen.getByRole('textbox', { name: 'Fra hvilken dag?' });
  expect(date).toHaveValue(addDays(today, 1).split('-').toReversed().join('/'));
});

it('terminates with a date at most four months ahead, a reason and a number handling, after a warning (VAL-029)', async () => {
  keepChosen(2, selection);
  const rows = [aPreviewRow()];
  const { sent, user } = open({
    preview: aPreview({ rows, ends: ['SubscriptionEnds'], irreversible: ['NumberReleased'] }),
  });
  await choose(user, 'Opsig');
  await next(user);
  await step('Trin 2 af 3: Opsigelse');
  await next(user);
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  const soon = new Date(Date.now() + 60 * 86_400_000);
  const day = new Intl.DateTimeFormat('sv-SE').format(soon);
  const [year, month, date] = day.split('-');
  const field = screen.getByRole('textbox', { name: /Hvilken dag/ });
  await user.type(field, '01-01-2999');
  expect(screen.getByRole('alert')).toHaveTextContent('Datoen må højst ligge fire måneder ude i fremtiden');
  await user.clear(field);
  await user.type(field, `${date ?? ''}-${month ?? ''}-${year ?? ''}`);
  await choose(user, 'Vi har ikke længere brug for det');
  await choose(user, 'Frigiv nummeret');
  await next(user);
  expect(await screen.findByText('Nummeret frigives og kan blive givet til andre.')).toBeVisible();
  expect(screen.getByText('Det kan ikke fortrydes, når ordrerne er gennemført.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    change: { action: 'Terminate', terminationDate: day, reason: 'NotNeeded', numberHandling: 'Release' },
  });
});

it('shows up front that at most 500 can be changed at a time', async () => {
  keepChosen(10_000, { filter: {}, exceptIds: [] });
  open();
  expect(await screen.findByText('Der kan højst ændres 500 ad gangen')).toBeVisible();
  expect(screen.getByText(/^Du har valgt 10\.000\. De første 500 er med/)).toBeVisible();
});

it('links to the list when nothing is selected, and refuses an employee', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Gå til abonnementer' })).toHaveAttribute(
    'href',
    '/1001/abonnementer',
  );
  unmount();
  keepChosen(1, { subscriptionIds: ['S1'] });
  open({}, { customer: { role: 'User' } });
  expect(await screen.findByText('Kun administratorer kan ændre abonnementer.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('waits for the preview, shows that it failed, and previews again on retry', async () => {
  keepChosen(1, { subscriptionIds: ['S1'] });
  const { user, sent } = open();
  const body = { code: 'Unknown', statusCode: '500', failingSystem: 'OrderAPI' };
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const fail = () => promise.then(() => HttpResponse.json(body, { status: 500 }));
  server.use(http.post(`${testApi}/bulk-jobs/preview`, fail, { once: true }));
  await choose(user, 'Genåbn');
  await next(user);
  await step('Trin 2 af 3: Genåbn');
  await next(user);
  expect(await screen.findByRole('button', { name: /Start ændringen/ })).toHaveAttribute('aria-disabled');
  resolve(undefined);
  expect(await screen.findByText('Kunne ikke kontrollere, hvad ændringen gør.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start ændringen' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('1 abonnement bliver ændret.')).toBeVisible();
});

it('makes the dry run again when some are out of reach at the start, and leads to the list when all are', async () => {
  keepChosen(2, selection);
  const { user } = open();
  await choose(user, 'Genåbn');
  await next(user);
  await step('Trin 2 af 3: Genåbn');
  await next(user);
  expect(await screen.findByText('1 abonnement bliver ændret.')).toBeVisible();
  const body = { code: 'NotFound', statusCode: '404', failingSystem: 'OrderAPI' };
  for (const path of ['bulk-jobs', 'bulk-jobs/preview'])
    server.use(http.post(`${testApi}/${path}`, () => HttpResponse.json(body, { status: 404 })));
  await user.click(screen.getByRole('button', { name: 'Start ændringen' }));
  expect(await screen.findByText('Du har ikke længere adgang til abonnementerne')).toBeVisible();
  const dryRun = screen.getByRole('region', { name: 'Det sker der' });
  expect(dryRun).toHaveFocus();
  expect(dryRun).toHaveAttribute('aria-live', 'polite');
  expect(hrefOf('Gå til abonnementer')).toBe('/1001/abonnementer');
});
