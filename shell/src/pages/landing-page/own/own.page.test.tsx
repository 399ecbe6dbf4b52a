import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { renderInPortal } from '../../../testing/render-in-portal.tsx';
import { OwnPage } from './own.page.lazy.tsx';
import { anOwnRow, anOwnSubscription, serveOwn } from './testing/own.ts';

const server = startApi();
const clockStandsAt = standingClock();

const ordered = { status: 'Ordered', qrCodeContent: 'LPA:1$x$y', qrCodeUrl: 'https://x.example' } as const;

const open = (...given: Parameters<typeof serveOwn> extends [unknown, ...infer Rest] ? Rest : never) => {
  serveOwn(server, ...given);
  return {
    user: userEvent.setup(),
    ...renderInPortal(page, { customer: { role: 'User', accountLevel: 'Subscription' } }),
  };
};
const page = <OwnPage>Det, alle ser</OwnPage>;
const card = (name: string) => screen.findByRole('region', { name });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows data usage, number, SIM card and links', async () => {
  clockStandsAt('2026-11-25T12:00:00Z');
  const { container } = open([anOwnRow()]);
  const phone = within(await card('Min telefon'));
  expect(phone.getByText('Data i Danmark')).toBeVisible();
  expect(phone.getByText('Ny periode om 6 dage')).toBeVisible();
  expect(phone.getByText(/10.10.01.45/)).toBeVisible();
  expect(phone.getByText('Fysisk simkort')).toBeVisible();
  expect(href('Meld telefonen tabt eller stjålet')).toBe('/1001/abonnementer/S1/meld-tabt');
  expect(href('Se hele forbruget')).toBe('/1001/abonnementer/S1/forbrug');
  expect(href('Se alt om abonnementet')).toBe('/1001/abonnementer/S1');
  expect(href('Se alle abonnementer')).toBe('/1001/abonnementer');
  expect(screen.queryByRole('link', { name: 'Installér e-sim' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('links to the code of an eSIM that is not installed', async () => {
  open([anOwnRow()], { esim: ordered });
  await card('Min telefon');
  expect(screen.getByText('E-sim, ikke installeret endnu')).toBeVisible();
  expect(href('Installér e-sim')).toBe(
    '/1001/abonnementer/S1/simkort/administrer-simkort/89450000000000000011',
  );
});

it('shows the state of an installed eSIM, without a link', async () => {
  open([anOwnRow()], { esim: { status: 'Activated' } });
  await card('Min telefon');
  expect(screen.getByText('E-sim, installeret')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Installér e-sim' })).toBeNull();
});

it('shows and hides the PUK code on click', async () => {
  const { user } = open([anOwnRow()]);
  await card('Min telefon');
  expect(screen.queryByText('12345678')).toBeNull();
  server.use(http.post(`${testApi}/subscriptions/S1/puk-code`, answerOf({ pukCode: '12345678' })));
  await user.click(screen.getByRole('button', { name: 'Vis PUK-kode' }));
  expect(await screen.findByText('12345678')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skjul PUK-kode' }));
  expect(screen.queryByText('12345678')).toBeNull();
});

it('shows when the PUK code is unknown, and a toast when it fails to load', async () => {
  const { user, portal } = open([anOwnRow()]);
  await card('Min telefon');
  const puk = `${testApi}/subscriptions/S1/puk-code`;
  server.use(http.post(puk, () => new HttpResponse(null, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Vis PUK-kode' }));
  await waitFor(() => {
    expect(portal.toasts.getState().toasts).toHaveLength(1);
  });
  server.use(http.post(puk, answerOf({ pukCode: null })));
  await user.click(screen.getByRole('button', { name: 'Vis PUK-kode' }));
  expect(await screen.findByText(/^Vi kender ikke PUK-koden/)).toBeVisible();
});

it('does not offer to report a suspended number, and shows who can unblock it', async () => {
  open([anOwnRow({ status: 'Suspended', hasProcessingOrder: true })], {
    subscription: anOwnSubscription({ status: 'Suspended' }),
  });
  await card('Min telefon');
  expect(screen.getByText('Nummeret er spærret. Kun en administrator kan åbne det igen.')).toBeVisible();
  expect(screen.getByText('Der er en ændring i gang.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Meld/ })).toBeNull();
});

it('shows several in collapsible cards, with the telephone first and expanded', async () => {
  const rows = [anOwnRow({ id: 'S2', category: 'MobileBroadband', telephoneNumber: '10100243' }), anOwnRow()];
  const { user } = open(rows);
  const [phone = document.body, broadband = document.body] = await screen.findAllByRole('region');
  expect(phone).toHaveTextContent(/^Min telefon, 10.10.01.45/);
  expect(broadband).toHaveTextContent(/^Mit mobile bredbånd, 10.10.02.43/);
  expect(screen.getAllByText('Data i Danmark')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Vis Mit mobile bredbånd/ }));
  expect(await within(broadband).findByText('Data i Danmark')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Skjul Min telefon/ }));
  expect(within(phone).queryByText('Data i Danmark')).toBeNull();
});

it('shows a line without number and SIM card', async () => {
  open([anOwnRow({ category: 'Broadband', telephoneNumber: null })], {
    subscription: anOwnSubscription({ telephoneNumber: null, simCards: [], dataUsage: [] }),
  });
  await card('Mit bredbånd');
  expect(screen.queryByText('PUK-kode')).toBeNull();
  expect(screen.queryByText('Simkort')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Meld/ })).toBeNull();
});

it('shows when the user has no subscription', async () => {
  open([]);
  expect(await screen.findByText(/^Vi ved ikke, hvilket abonnement/)).toBeVisible();
});

it('shows everything but the SIM type when the eSIM fails to load', async () => {
  serveOwn(server, [anOwnRow()]);
  server.use(
    http.get(`${testApi}/subscriptions/S1/sims/esims`, () => new HttpResponse(null, { status: 500 })),
  );
  renderInPortal(page, { customer: { role: 'User', accountLevel: 'Subscription' } });
  const phone = within(await card('Min telefon'));
  expect(await phone.findByRole('link', { name: 'Meld telefonen tabt eller stjålet' })).toBeVisible();
  expect(phone.getByText('Data i Danmark')).toBeVisible();
  expect(phone.getByRole('button', { name: 'Vis PUK-kode' })).toBeVisible();
  expect(phone.getByText('Vi kan ikke se, om det er et e-sim, lige nu.')).toBeVisible();
  expect(phone.queryByText('Fysisk simkort')).toBeNull();
});

it.each([
  ['subscriptions', 'Kunne ikke indlæse dine egne abonnementer.'],
  ['subscriptions/S1', 'Kunne ikke indlæse abonnementet.'],
])('shows an error when %s fails to load, and the rest of the page', async (path, message) => {
  serveOwn(server, [anOwnRow()]);
  server.use(http.get(`${testApi}/${path}`, () => new HttpResponse(null, { status: 500 })));
  renderInPortal(page, { customer: { role: 'User', accountLevel: 'Subscription' } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se alle abonnementer' })).toBeVisible();
  expect(screen.getByText('Det, alle ser')).toBeVisible();
});
