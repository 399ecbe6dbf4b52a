import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ESIM_STATUSES, type Esim } from 'shared/contracts/sim-card';
import type { EsimLink } from 'shared/contracts/esim-link';
import type { Subscription } from 'shared/contracts/subscription';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serve } from '../testing/api.ts';
import { serveDataCards } from '../testing/data-cards.ts';
import { anEsimLink, serveEsimLinks } from '../testing/esim-links.ts';
import { aDataCard, anEsim, aSimCard, dataNumber, mainNumber, serveSimCards } from '../testing/sim-cards.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();
const email = 'bruger@firma.example';
const ofMain = `abonnementer/S1/simkort/administrer-simkort/${mainNumber}/skift-til-esim`;

interface Opened {
  readonly links?: readonly EsimLink[];
  readonly esim?: Esim;
  readonly refusedWith?: string;
  readonly changes?: Partial<Subscription>;
  readonly path?: string;
  readonly customer?: Parameters<typeof renderWithHost>[1]['customer'];
}

const open = ({
  links = [],
  esim = anEsim(),
  refusedWith,
  changes,
  path = ofMain,
  customer,
}: Opened = {}) => {
  const simCards = [aSimCard(), aDataCard()];
  serveSimCards(server, simCards, esim);
  serveDataCards(server, [], [{ icc: dataNumber, simcardProductCode: 'DATA20ESIM', esim: anEsim() }]);
  serve(server, 'subscriptions/S1', () => ({
    subscription: aSubscription({ simCards, email, ...changes }),
  }));
  const { written } = serveEsimLinks(server, links, refusedWith);
  return {
    user: userEvent.setup(),
    written,
    ...renderWithHost(remote, { path, ...(customer && { customer }) }),
  };
};
const section = async () => within(await screen.findByRole('region', { name: 'Send til medarbejderen' }));
const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click((await section()).getByRole('button', { name: 'Send link' }));

it('sends the link to the e-mail of the subscription with one click, and shows its state', async () => {
  const { user, written, toasts, container } = open();
  const card = await section();
  expect(await card.findByRole('textbox', { name: 'Medarbejderens e-mail' })).toHaveValue(email);
  expect(card.queryByText('Sendt til')).toBeNull();
  await send(user);
  expect(await card.findByText('Sendt til')).toBeVisible();
  expect(card.getByText(/^Koden er ikke vist endnu\. Linket virker til 21\./)).toBeVisible();
  expect(card.getByText(/af Anne Admin$/)).toBeVisible();
  expect(written).toEqual([{ call: 'POST', body: { recipient: email, dataCardIcc: null } }]);
  expect(toasts).toMatchObject([{ variant: 'SUCCESS', title: 'Linket er sendt' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('requires an e-mail, and sends the link to another one', async () => {
  const { user, written } = open({ changes: { email: null } });
  await (await section()).findByRole('textbox', { name: 'Medarbejderens e-mail' });
  await send(user);
  expect((await section()).getByRole('alert')).toHaveFocus();
  expect(written).toEqual([]);
  await user.type((await section()).getByRole('textbox'), ' en.anden@firma.example ');
  await send(user);
  await (await section()).findByText('Sendt til');
  expect(written).toMatchObject([{ body: { recipient: 'en.anden@firma.example' } }]);
});

it('sends it as a text message, to the number itself by default', async () => {
  const { user, written } = open({ changes: { telephoneNumber: { localNumber: '10100298' } } });
  const card = await section();
  await user.click(await card.findByRole('radio', { name: 'Sms' }));
  expect(card.getByRole('textbox', { name: 'Medarbejderens mobilnummer' })).toHaveValue(
    '10\u00a010\u00a002\u00a098',
  );
  await send(user);
  expect(await card.findByText(/^10.10.02.98$/, { selector: 'dd' })).toBeVisible();
  expect(written).toMatchObject([{ body: { recipient: '10100298' } }]);
});

it('suggests no suspended number, and shows errors of the typed one', async () => {
  const { user, written } = open({ changes: { status: 'Suspended' }, refusedWith: 'NumberNotAvailable' });
  const card = await section();
  await user.click(await card.findByRole('radio', { name: 'Sms' }));
  const number = card.getByRole('textbox', { name: 'Medarbejderens mobilnummer' });
  expect(number).toHaveValue('');
  await user.type(number, '12');
  await send(user);
  expect(number).toHaveAccessibleDescription(/Fejl: /);
  expect(written).toEqual([]);
  await user.clear(number);
  await user.type(number, '+45 22 33 44 55');
  await send(user);
  await screen.findByText(/Nummeret virker først/, { selector: 'a' });
  expect(number).toHaveAccessibleDescription(/Fejl: Nummeret virker først, når e-simkortet er installeret/);
  expect(written).toMatchObject([{ body: { recipient: '22334455' } }]);
});

it.each(['IllegalSendToEmail', 'CustomerDoesNotHaveRightToUseDomain'])(
  'shows a server error at the e-mail: %s',
  async code => {
    const { user } = open({ refusedWith: code });
    const field = await (await section()).findByRole('textbox');
    await send(user);
    await screen.findByRole('alert');
    expect(field).toHaveAccessibleDescription(/Fejl: /);
    expect(field).toHaveValue(email);
  },
);

it('withdraws a sent link, and explains that a new one replaces it', async () => {
  const { user, written, toasts } = open({ links: [anEsimLink({ id: 'L7' })] });
  const card = await section();
  expect(
    await card.findByText(/Det gamle link holder op med at virke, når du sender et nyt\.$/),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Træk linket tilbage' }));
  expect(await card.findByText('Linket er trukket tilbage.')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Træk linket tilbage' })).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(written).toEqual([{ call: 'DELETE L7' }]);
  expect(toasts).toMatchObject([{ variant: 'SUCCESS', title: 'Linket er trukket tilbage' }]);
});

it('shows an error when withdrawing a link whose code was shown meanwhile', async () => {
  const { user, toasts } = open({ links: [anEsimLink()], refusedWith: 'SubscriptionActionNotAllowed' });
  await user.click(await (await section()).findByRole('button', { name: 'Træk linket tilbage' }));
  await waitFor(() => {
    expect(toasts).toMatchObject([
      { variant: 'ERROR', title: 'Koden er allerede vist, så linket kan ikke trækkes tilbage.' },
    ]);
  });
});

it.each([
  [anEsimLink({ state: 'Shown', shownAt: '2026-11-20T11:30:00Z' }), /^Koden blev vist 20\..*12\.30/],
  [anEsimLink({ state: 'Expired' }), /^Linket udløb 21\..*11\.00, uden at koden blev vist\.$/],
  [anEsimLink({ state: 'Withdrawn' }), /^Linket er trukket tilbage\.$/],
  [anEsimLink({ isUndeliverable: true }), /^Beskeden kunne ikke leveres\./],
  [anEsimLink({ state: 'Unknown' }), /^Vi kan ikke se, om linket er brugt\.$/],
])('shows the state of the link: $state', async (link, text) => {
  const { container } = open({ links: [link] });
  const card = await section();
  expect(await card.findByText(text)).toBeVisible();
  expect(card.getByRole('button', { name: 'Send link' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each(ESIM_STATUSES.filter(status => status !== 'Ordered'))(
  'is hidden when the eSIM is %s',
  async status => {
    open({ esim: { status } });
    await screen.findByRole('link', { name: 'Afslut' });
    expect(screen.queryByRole('region', { name: 'Send til medarbejderen' })).toBeNull();
  },
);

it('is hidden when the code is not available', async () => {
  open({ esim: { status: 'Ordered', qrCodeContent: null, qrCodeUrl: null } });
  await screen.findByRole('link', { name: 'Afslut' });
  expect(screen.queryByRole('region', { name: 'Send til medarbejderen' })).toBeNull();
});

it('is hidden from employees', async () => {
  open({ customer: { role: 'User' } });
  await screen.findByRole('link', { name: 'Afslut' });
  expect(screen.queryByRole('region', { name: 'Send til medarbejderen' })).toBeNull();
});

it('sends the eSIM of a data card from its page, separately from the link of the number', async () => {
  const { user, written } = open({
    path: `abonnementer/S1/simkort/administrer-simkort/${dataNumber}`,
    links: [anEsimLink({ recipient: 'hovednummer@firma.example' })],
  });
  const card = await section();
  expect(screen.getByRole('link', { name: 'Installér på denne iPhone' })).toBeVisible();
  expect(screen.getByText('Indtast oplysningerne manuelt')).toBeVisible();
  await card.findByRole('textbox', { name: 'Medarbejderens e-mail' });
  expect(card.queryByText('Sendt til')).toBeNull();
  await send(user);
  expect(await card.findByText(email, { selector: 'dd' })).toBeVisible();
  expect(written).toEqual([{ call: 'POST', body: { recipient: email, dataCardIcc: dataNumber } }]);
});
