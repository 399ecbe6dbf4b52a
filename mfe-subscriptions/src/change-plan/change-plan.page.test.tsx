import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PricePlanOffering } from 'shared/contracts/price-plan';
import type { Subscription } from 'shared/contracts/subscription';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aPricePlan, aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const offering = (
  code: string,
  price: number,
  gigabytes: number | undefined,
  changes: Partial<PricePlanOffering> = {},
): PricePlanOffering => ({
  id: code,
  type: 'Available',
  name: code,
  pricePlanCode: code,
  campaignCode: null,
  productOfferingInformation: {
    ...aPricePlan({
      isFreeDataIncluded: gigabytes === undefined,
      bindingPeriod: gigabytes === undefined ? 12 : 0,
    }),
    ...(gigabytes !== undefined && {
      data: { value: gigabytes, unit: 'GB' },
      dataEu: { value: gigabytes / 2, unit: 'GB' },
    }),
    recurringPrice: { value: price, currency: 'DKK' },
    includedServices: [],
    excludedServices: gigabytes === 20 ? ['SAFESURF'] : [],
  },
  ...changes,
});

const offerings = [
  offering('Fri', 299, undefined),
  offering('Stor', 219, 100, { id: 'Stor-MERE', campaignCode: 'MERE' }),
  offering('Nuværende', 169, 50, { type: 'Existing' }),
  offering('Gammel', 159, 30, { type: 'Deleted' }),
  offering('Standard', 69, 1, { type: 'Default' }),
  offering('Lille', 129, 20),
];

interface OpenOptions {
  readonly given?: typeof offerings;
  readonly prices?: boolean;
  readonly actions?: ReturnType<typeof allowing>;
  /** Changes of the subscription. */
  readonly of?: Partial<Subscription>;
}
const open = ({ given = offerings, prices = true, actions = allowing(), of = {} }: OpenOptions = {}) => {
  const service = { code: 'SAFESURF', description: '', categories: ['Extra'] };
  const services = [{ ...service, serviceInformation: { displayName: 'Sikker surf' } }];
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ services, ...of }) }));
  serveActions(server, actions);
  serveHistory(server, []);
  const asked: unknown[] = [];
  server.use(
    http.post(`${testApi}/subscriptions/products`, async ({ request }) => {
      asked.push(new URL(request.url).search, await request.json());
      return HttpResponse.json({ data: { offerings: given, nextPeriodStart: '2999-12-01' } });
    }),
  );
  const host = renderWithHost(remote, {
    path: 'abonnementer/S1/skift-abonnement',
    toggles: { show_subscription_prices: prices },
  });
  return { asked, user: userEvent.setup(), ...host };
};

/** A number and its unit stay on one line. */
const read = (text: string) => text.replace(/(\d) (GB|kr\.)/g, '$1\u00a0$2');

it('lists available plans, least data first, and requests voice plans (PLAN-004, PLAN-005, PLAN-006, PLAN-007, NAV-022)', async () => {
  const { asked, container } = open();
  const cards = await screen.findByRole('group', { name: 'Hvilket abonnement skal det være?' });
  expect(
    within(cards)
      .getAllByRole('radio')
      .map(radio => radio.getAttribute('value')),
  ).toEqual(['Lille', 'Stor-MERE', 'Fri']);
  expect(asked).toEqual([
    '?customerId=1001',
    { data: { subscriptionId: 'S1', requestedOfferingType: 'Voice' } },
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows content, price and difference from today of each plan (PLAN-009, SUB-008)', async () => {
  open();
  expect(await screen.findByRole('radio', { name: 'Stor' })).toHaveAccessibleDescription(
    read(
      '100 GB data i Danmark 50 GB data i EU Ingen binding 219,00 kr./md 50,00 kr./md mere og 50 GB mere end i dag',
    ),
  );
  expect(screen.getByText('Abonnementet er i dag Erhverv Mobil 50 GB til 169,00 kr./md.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Fri' })).toHaveAccessibleDescription(
    read('Fri data i Danmark 12 måneders binding 299,00 kr./md 130,00 kr./md mere'),
  );
});

it('shows no data difference when the amount is unchanged', async () => {
  open({ given: [offering('Dyr', 179, 50)] });
  expect(await screen.findByRole('radio', { name: 'Dyr' })).toHaveAccessibleDescription(
    read('50 GB data i Danmark 25 GB data i EU Ingen binding 179,00 kr./md 10,00 kr./md mere'),
  );
});

it('requests broadband plans for mobile broadband (PLAN-007, SUB-010)', async () => {
  const { asked } = open({ of: { category: 'Data' } });
  await screen.findByRole('group', { name: 'Hvilket abonnement skal det være?' });
  expect(asked[1]).toEqual({ data: { subscriptionId: 'S1', requestedOfferingType: 'MobileBroadband' } });
});

it('hides prices when they are off (SUB-008)', async () => {
  open({ prices: false });
  expect(await screen.findByRole('radio', { name: 'Lille' })).toHaveAccessibleDescription(
    read('20 GB data i Danmark 10 GB data i EU Ingen binding 30 GB mindre end i dag'),
  );
  expect(screen.getByText('Abonnementet er i dag Erhverv Mobil 50 GB.')).toBeVisible();
  expect(screen.queryByText(/kr\./)).toBeNull();
});

it('shows what is lost, previews, orders once and shows a toast (PLAN-001, PLAN-008, ERR-064)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/price-plan', placed);
  const { user, toasts, address } = open();
  const { bodies } = servePreview(server, {
    changes: [{ field: 'data', from: 50, to: 20 }],
    price: { before: { value: 169, currency: 'DKK' }, after: { value: 129, currency: 'DKK' }, oneTime: null },
  });
  await user.click(await screen.findByRole('radio', { name: 'Lille' }));
  expect(screen.getByText('Det mister I')).toBeVisible();
  expect(screen.getByText('Sikker surf')).toBeVisible();
  expect(await screen.findByText('Data i Danmark')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Fra næste periode/ }));
  const body = { data: { pricePlanCode: 'Lille', campaignCode: null, effectiveDate: '2999-12-01' } };
  await waitFor(() => {
    expect(bodies.at(-1)).toEqual(body);
  });
  await user.click(screen.getByRole('button', { name: /Skift abonnement/ }));
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body: sent }) => sent)).toEqual([body]);
  expect(toasts.map(({ variant, title }) => [variant, title])).toEqual([
    ['SUCCESS', 'Abonnementet bliver skiftet'],
  ]);
});

it('requires a plan, and a date at most four months ahead (VAL-029)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'En anden dag' }));
  const date = screen.getByRole('textbox', { name: 'Fra hvilken dag?' });
  await user.clear(date);
  await user.click(screen.getByRole('button', { name: /Skift abonnement/ }));
  const problems = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(problems()).toEqual(['Vælg et abonnement', 'Vælg en dato']);
  await user.click(date);
  await user.paste('01.01.2999');
  expect(problems()).toEqual(['Vælg et abonnement', 'Datoen må højst ligge fire måneder ude i fremtiden']);
});

it('shows that there are no other plans, without a form', async () => {
  open({ given: [] });
  expect(await screen.findByText('Der er ingen andre abonnementer at skifte til lige nu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Skift abonnement/ })).toBeNull();
});

it('shows the reason instead of a form when it is not allowed (SUB-036, SUB-037, SUB-046)', async () => {
  open({ actions: forbidding('PricePlan', 'NoPricePlans') });
  expect(await screen.findByText('Det er ikke muligt at skifte abonnement')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
