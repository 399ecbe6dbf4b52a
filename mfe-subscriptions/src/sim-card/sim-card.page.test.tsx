import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Esim } from 'shared/contracts/sim-card';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { scanQrCode } from 'shared/testing/scan-qr-code.ts';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce } from '../testing/api.ts';
import { anOffering, serveDataCards } from '../testing/data-cards.ts';
import { servePreview } from '../testing/preview.ts';
import { aDataCard, anEsim, aSimCard, dataNumber, mainNumber, serveSimCards } from '../testing/sim-cards.ts';

const server = startApi();
const open = (number = mainNumber) =>
  renderWithHost(remote, { path: `abonnementer/S1/simkort/administrer-simkort/${number}` });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const qrCode = 'QR-kode, der installerer e-simkortet';

it('shows number, PUK code and main card marker (NAV-019, SIM-005, SIM-006, SIM-007)', async () => {
  serveSimCards(server, [aSimCard({ msisdn: '4512345678' })]);
  const user = userEvent.setup();
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Administrer simkort' })).toBeVisible();
  const sim = await card('Simkort');
  expect(sim.getByText(mainNumber)).toBeVisible();
  expect(sim.getByText(/^12\s34\s56\s78$/)).toBeVisible();
  expect(screen.getByText('Hovedsimkort')).toBeVisible();
  expect(sim.queryByText('11112222')).toBeNull();
  await user.click(sim.getByRole('button', { name: `Vis PUK-kode ${mainNumber}` }));
  expect(sim.getByText('11112222')).toBeVisible();
  expect(await screen.findByText('Der er ikke et e-sim på abonnementet.')).toBeVisible();
  expect(hrefOf('Simkort')).toBe('/1001/abonnementer/S1/simkort');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['SIM-009', null, 'Skift simkort', 'Skift til e-sim'],
  ['SIM-010', anEsim(), 'Skift til simkort', 'Bestil nyt e-sim'],
])('links to the actions of the card (%s)', async (_id, esim, switchSim, toEsim) => {
  serveSimCards(server, [aSimCard()], esim);
  open();
  await screen.findByRole('link', { name: switchSim });
  const here = `/1001/abonnementer/S1/simkort/administrer-simkort/${mainNumber}`;
  expect(hrefOf(switchSim)).toBe(`${here}/skift-simkort`);
  expect(hrefOf(toEsim)).toBe(`${here}/skift-til-esim`);
});

it('links to no action when SIM management is not allowed (SIM-011, SUB-036)', async () => {
  serveSimCards(server, [aSimCard()], null, 'Suspended');
  open();
  expect(await screen.findByText('Simkort kan kun ændres, når abonnementet er aktivt')).toBeVisible();
  expect(await screen.findByText('Der er ikke et e-sim på abonnementet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Skift/ })).toBeNull();
});

it('shows a dash for a missing PUK code, and no eSIM on a data card (SIM-006)', async () => {
  serveSimCards(server, [aSimCard(), aDataCard()], anEsim());
  open(dataNumber);
  const sim = await card('Datakort');
  expect(sim.getByText('PUK-kode').nextSibling).toHaveTextContent(/^-$/);
  expect(screen.queryByText('Hovedsimkort')).toBeNull();
  expect(screen.queryByRole('region', { name: 'E-sim' })).toBeNull();
});

const iconOf = (tag: HTMLElement) => tag.querySelector('[data-icon]')?.getAttribute('data-icon');

it('shows an ordered eSIM with the QR code that installs it (SIM-008, ESIM-002, ESIM-006, ESIM-008, ESIM-012)', async () => {
  serveSimCards(server, [aSimCard()], anEsim());
  const { container } = open();
  const esim = await card('E-sim');
  expect(iconOf(await esim.findByText('Bestilt'))).toBe('clock');
  expect(scanQrCode(esim.getByRole('img', { name: qrCode }))).toBe(anEsim().qrCodeContent);
  expect(esim.getByText(/^Scan QR-koden med kameraet/)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each<[Esim['status'], string, string, string]>([
  ['Activated', 'success', 'Aktiveret', 'E-simkortet er installeret. QR-koden kan ikke bruges igen.'],
  [
    'Refused',
    'error',
    'Afvist',
    'E-simkortet blev afvist. Bestil et nyt e-sim, eller skriv til kundeservice fra menuen.',
  ],
  [
    'Unknown',
    'help',
    'Ukendt',
    'Vi kan ikke se, hvor langt e-simkortet er. Prøv igen om lidt, eller skriv til kundeservice fra menuen.',
  ],
])(
  'shows %s with its icon and text, and why there is no QR code (SIM-008, ESIM-005, ESIM-006, ESIM-008, ESIM-013, ESIM-019)',
  async (...row) => {
    const [status, icon, text, explanation] = row;
    serveSimCards(server, [aSimCard()], anEsim({ status }));
    open();
    const esim = await card('E-sim');
    expect(iconOf(await esim.findByText(text))).toBe(icon);
    expect(esim.getByText(explanation)).toBeVisible();
    expect(esim.getByRole('img', { name: 'QR-koden kan ikke bruges' })).toBeVisible();
    expect(esim.queryByRole('img', { name: qrCode })).toBeNull();
  },
);

it('shows who can see the code of an ordered eSIM', async () => {
  serveSimCards(server, [aSimCard()], { status: 'Ordered' });
  open();
  expect(
    await screen.findByText('Kun administratorer og den, der bruger nummeret, kan se QR-koden.'),
  ).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/^Scan QR-koden/)).toBeNull();
});

it('shows that a number is not on the subscription, with a link to those that are (SIM-013, C-48)', async () => {
  serveSimCards(server);
  open('8945');
  expect(
    await screen.findByText('Der er ikke et simkort med simkortnummer 8945 tilknyttet abonnementet'),
  ).toBeVisible();
  expect(screen.queryByText(mainNumber)).toBeNull();
  expect(hrefOf('Se abonnementets simkort')).toBe('/1001/abonnementer/S1/simkort');
});

it.each(['subscriptions/S1', 'subscriptions/S1/sims/esims'])(
  'shows that %s failed to load, and loads it on retry (SIM-012)',
  async path => {
    serveSimCards(server);
    refuseOnce(server, path, 500);
    const user = userEvent.setup();
    open();
    expect(await screen.findByText('Det var ikke muligt at hente informationer om simkort')).toBeVisible();
    expect(
      screen.getByText('Kunne ikke indlæse detaljerne for det valgte sim- eller e-simkort.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Der er ikke et e-sim på abonnementet.')).toBeVisible();
    expect(screen.getByText(mainNumber)).toBeVisible();
  },
);

describe('a data card', () => {
  const openDataCard = (esim: Esim | null = null) => {
    serveSimCards(server, [aSimCard(), aDataCard()]);
    serveDataCards(server, [anOffering()], [{ icc: dataNumber, simcardProductCode: 'DATA1', esim }]);
    return { user: userEvent.setup(), ...open(dataNumber) };
  };

  it('shows whose data it uses, and links to its switch (SIM-030)', async () => {
    const { container } = openDataCard();
    const sim = await card('Datakort');
    expect(await sim.findByText('Deler data med hovedsimkortet')).toBeVisible();
    expect(hrefOf('Skift datakort')).toBe(
      `/1001/abonnementer/S1/simkort/skift-datakort/DATA1?kort=${dataNumber}`,
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is removed after a confirmation that shows what ends, and returns (SIM-032, SIM-034)', async () => {
    const { user, toasts, address } = openDataCard();
    const { bodies } = servePreview(server, {
      changes: [{ field: 'dataCards', from: 'Datakort, der deler data', to: null }],
      ends: ['DataCardEnds'],
    });
    const removed: string[] = [];
    server.use(
      http.delete(`${testApi}/subscriptions/S1/sims/datacards/:icc`, ({ params }) => {
        removed.push(String(params['icc']));
        const data = { orderId: 'O1', status: 'Submitted', effectiveDate: '2026-01-01' };
        return HttpResponse.json({ data }, { status: 202 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: `Fjern datakort: ${dataNumber}` }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^Datakortet holder op med at virke/)).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(removed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fjern datakortet' }));
    await arrivalAt('/1001/abonnementer/S1/simkort', address);
    expect(removed).toEqual([dataNumber]);
    expect(toasts[0]).toMatchObject({ variant: 'SUCCESS', title: 'Datakortet bliver fjernet' });
  });

  it('does not navigate when the user left while it was being removed', async () => {
    const { user, toasts, address, go } = openDataCard();
    const answer = Promise.withResolvers<undefined>();
    server.use(
      http.delete(`${testApi}/subscriptions/S1/sims/datacards/:icc`, async () => {
        await answer.promise;
        const data = { orderId: 'O1', status: 'Submitted', effectiveDate: '2026-01-01' };
        return HttpResponse.json({ data }, { status: 202 });
      }),
    );
    await user.click(await screen.findByRole('link', { name: /^Skift/ }));
    const elsewhere = address();
    go(-1);
    await user.click(await screen.findByRole('button', { name: `Fjern datakort: ${dataNumber}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fjern datakortet' }));
    go(1);
    await arrivalAt(elsewhere, address);
    answer.resolve(undefined);
    await waitFor(() => {
      expect(toasts).toHaveLength(1);
    });
    expect(address()).toBe(elsewhere);
  });

  it('shows the QR code of its eSIM', async () => {
    const qrCodeContent = 'LPA:1$smdp.demo.example$DATACARD';
    openDataCard(anEsim({ qrCodeContent }));
    const code = await (await card('E-sim')).findByRole('img', { name: qrCode });
    expect(scanQrCode(code)).toBe(qrCodeContent);
  });

  it('cannot be changed when it is not allowed, and shows the reason (SUB-035)', async () => {
    openDataCard();
    serveActions(server, forbidding('DataCards', 'MissingContract'));
    expect(
      await screen.findByText('Virksomheden mangler en rammeaftale. Kontakt kundeservice.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Fjern datakort/ })).toBeNull();
  });
});
