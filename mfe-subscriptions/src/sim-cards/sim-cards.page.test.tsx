import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce } from '../testing/api.ts';
import { anOffering, serveDataCards } from '../testing/data-cards.ts';
import { aDataCard, anEsim, aSimCard, dataNumber, mainNumber, serveSimCards } from '../testing/sim-cards.ts';

const server = startApi();
const open = () => renderWithHost(remote, { path: 'abonnementer/S1/simkort' });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows each SIM card with a link, the main one first (NAV-016, SIM-001, SIM-002, SIM-003, SIM-004)', async () => {
  const { subscription, esims } = serveSimCards(server, [aDataCard(), aSimCard()], anEsim());
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Simkort' })).toBeVisible();
  const main = await card('Simkort');
  expect(main.getByText('Hovedsimkort')).toBeVisible();
  expect(main.getByText(mainNumber)).toBeVisible();
  expect(main.getByText(/^12\s34\s56\s78$/)).toBeVisible();
  expect(await main.findByText('Bestilt')).toBeVisible();
  const data = await card('Datakort');
  expect(data.queryByText('Hovedsimkort')).toBeNull();
  expect(data.getByText('PUK-kode').nextSibling).toHaveTextContent(/^-$/);
  expect(data.queryByText('E-sim')).toBeNull();
  expect(screen.getAllByRole('region').map(each => /^(Sim|Data)kort/.exec(each.textContent)?.[0])).toEqual([
    'Simkort',
    'Datakort',
  ]);
  expect(hrefOf(`Administrer simkort ${dataNumber}`)).toBe(
    `/1001/abonnementer/S1/simkort/administrer-simkort/${dataNumber}`,
  );
  expect(hrefOf('Abonnement')).toBe('/1001/abonnementer/S1');
  expect([...subscription, ...esims].map(String)).toEqual(['customerId=1001', 'customerId=1001']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('hides a PUK code until it is revealed', async () => {
  serveSimCards(server);
  const user = userEvent.setup();
  open();
  expect(await screen.findByText(mainNumber)).toBeVisible();
  expect(screen.queryByText('11112222')).toBeNull();
  await user.click(screen.getByRole('button', { name: `Vis PUK-kode ${mainNumber}` }));
  expect(screen.getByText('11112222')).toBeVisible();
});

it('shows the PUK code at once when the URL asks for it', async () => {
  serveSimCards(server);
  renderWithHost(remote, { path: 'abonnementer/S1/simkort?vis=puk' });
  expect(await screen.findByText('11112222')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Skjul PUK-kode ${mainNumber}` }));
  expect(screen.queryByText('11112222')).toBeNull();
});

it('redirects to the eSIM of the main card when the URL asks for it', async () => {
  serveSimCards(server, [aDataCard(), aSimCard()]);
  const { address } = renderWithHost(remote, { path: 'abonnementer/S1/simkort?vis=e-sim' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Skift til e-sim' })).toBeVisible();
  expect(address()).toBe(`/1001/abonnementer/S1/simkort/administrer-simkort/${mainNumber}/skift-til-esim`);
});

it('names the link after what it offers, if nothing can be changed', async () => {
  serveSimCards(server);
  serveActions(
    server,
    allowing().map(each => ({ ...each, allowed: false, reasonCode: 'RoleNotSufficient' })),
  );
  open();
  expect(await screen.findByRole('link', { name: `Se simkort ${mainNumber}` })).toBeVisible();
});

it('shows that there are no SIM cards', async () => {
  serveSimCards(server, []);
  open();
  expect(await screen.findByText('Der er ingen simkort på abonnementet.')).toBeVisible();
});

it.each(['subscriptions/S1', 'subscriptions/S1/sims/esims'])(
  'shows that %s failed to load, and loads it on retry (SIM-012)',
  async path => {
    serveSimCards(server, [aSimCard()], anEsim());
    refuseOnce(server, path, 500);
    const user = userEvent.setup();
    open();
    expect(await screen.findByText('Det var ikke muligt at hente informationer om simkort')).toBeVisible();
    expect(
      screen.getByText('Kunne ikke indlæse detaljerne for det valgte sim- eller e-simkort.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText(mainNumber)).toBeVisible();
    expect(await screen.findByText('Bestilt')).toBeVisible();
  },
);

it.each([
  [404, 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.'],
  [403, /^Den nuværende bruger mangler rettigheder\./],
])('shows the message of a %p once', async (status, text) => {
  serveSimCards(server);
  for (const path of ['subscriptions/S1', 'subscriptions/S1/allowed-actions'])
    refuseOnce(server, path, status);
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Alle abonnementer' })).toHaveLength(status === 404 ? 1 : 0);
});

describe('data cards', () => {
  const serveOffered = (actions = allowing()) => {
    serveSimCards(server, [aSimCard(), aDataCard()]);
    serveActions(server, actions);
    serveDataCards(
      server,
      [
        anOffering({ usedCount: 1 }),
        anOffering({
          simcardProductCode: 'DATA2',
          name: 'Datakort med 20 GB',
          usedCount: 2,
          maxCount: 2,
          sharesMainData: false,
          ownData: { value: 20, unit: 'GB' },
        }),
        anOffering({ simcardProductCode: 'OLD', name: 'Udgået', maxCount: 0 }),
      ],
      [{ icc: dataNumber, simcardProductCode: 'DATA1', esim: null }],
    );
  };

  it('show which share the data of the main card, and which can be added (SIM-030)', async () => {
    serveOffered();
    const { container } = open();
    const data = await card('Datakort');
    expect(await data.findByText('Deler data med hovedsimkortet')).toBeVisible();
    const shared = await card('Datakort, der deler data');
    expect(shared.getByText('1 af højst 3')).toBeVisible();
    expect(hrefOf('Tilføj: Datakort, der deler data', shared)).toBe(
      '/1001/abonnementer/S1/simkort/tilfoej-datakort/DATA1',
    );
    const own = await card('Datakort med 20 GB');
    expect(own.getByText('Abonnementet kan ikke få flere af det valgte datakort.')).toBeVisible();
    expect(own.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Udgået')).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('hide prices when they are off (SUB-008)', async () => {
    serveOffered();
    renderWithHost(remote, {
      path: 'abonnementer/S1/simkort',
      toggles: { show_subscription_prices: false },
    });
    expect(await card('Datakort med 20 GB')).toBeDefined();
    expect(document.body).not.toHaveTextContent(/kr\.|moms/);
  });

  it('cannot be added when it is not allowed, and show the reason (SUB-035)', async () => {
    serveOffered(forbidding('DataCards', 'MissingContract'));
    open();
    expect(
      await screen.findByText('Virksomheden mangler en rammeaftale. Kontakt kundeservice.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Tilføj/ })).toBeNull();
  });
});
