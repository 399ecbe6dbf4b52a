import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf, refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { serveProfile } from '../testing/profile-api.ts';

const server = startApi();

const open = (passkeys?: readonly object[]) => {
  serveProfile(server);
  const newPasskeyUrl = 'https://login.example/adgangsnoegler/ny';
  if (passkeys) server.use(http.get(`${testApi}/user/passkeys`, answerOf({ passkeys, newPasskeyUrl })));
  const host = renderWithHost(remote, { path: 'indstillinger/adgangsnoegler' });
  const list = () => screen.findByRole('list', { name: 'Dine adgangsnøgler' });
  return {
    user: userEvent.setup(),
    rows: async () => within(await list()).getAllByRole('listitem'),
    add: () => screen.findByRole('link', { name: 'Tilføj adgangsnøgle' }),
    ...host,
  };
};
const remove = /^Fjern Min telefon, oprettet 19\. nov\. 2026, 13\.00$/;

it('shows name, creation and last use of each, and that a new password keeps them', async () => {
  const { rows, container } = open();
  expect((await rows()).map(row => row.textContent)).toEqual([
    'Chrome på WindowsOprettet 2. nov. 2026, 09.15Senest brugt 20. nov. 2026, 08.30OmdøbFjern',
    'Min telefonOprettet 19. nov. 2026, 13.00Ikke brugt endnuOmdøbFjern',
  ]);
  expect(screen.getByText(/^En ny adgangskode fjerner ikke dine adgangsnøgler/)).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('links to the sign-in server to add one, which returns to this customer', async () => {
  const { add } = open();
  expect(await add()).toHaveAttribute('href', 'https://login.example/adgangsnoegler/ny?kunde=1001');
});

it('explains passkeys to a user who has none', async () => {
  const { add, container } = open([]);
  expect(await add()).toBeVisible();
  expect(screen.getByText(/^Du har ingen adgangsnøgler\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Dine adgangsnøgler' })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('allows at most ten, with an explanation', async () => {
  const passkeys = Array.from({ length: 10 }, (_, index) => ({
    passkeyId: `passkey-${String(index)}`,
    name: 'Min telefon',
    createdAt: '2026-11-19T12:00:00.000Z',
    usedAt: null,
  }));
  open(passkeys);
  expect(await screen.findByRole('button', { name: 'Tilføj adgangsnøgle' })).toHaveAccessibleDescription(
    'Du kan have 10 adgangsnøgler. Fjern en, før du tilføjer en ny.',
  );
  expect(screen.queryByRole('link', { name: 'Tilføj adgangsnøgle' })).not.toBeInTheDocument();
});

it('renames one, and returns to the list', async () => {
  const { user, rows, toasts, container } = open();
  await user.click(await screen.findByRole('button', { name: /^Omdøb Min telefon, oprettet 19\. nov\./ }));
  expect(screen.getByRole('heading', { name: 'Omdøb adgangsnøglen “Min telefon”' })).toBeVisible();
  expect(screen.getByText(/^Vælg et navn, du kan kende den på/)).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  const field = screen.getByLabelText('Navn');
  expect(field).toHaveValue('Min telefon');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Gem navn' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Indtast et navn');
  await user.type(field, 'Arbejdstelefon');
  await user.click(screen.getByRole('button', { name: 'Gem navn' }));
  await waitFor(async () => {
    expect((await rows())[1]).toHaveTextContent(/^Arbejdstelefon/);
  });
  expect(screen.getByText(/^En ny adgangskode fjerner ikke/)).toHaveFocus();
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Adgangsnøglen er omdøbt' }]);
});

it('shows which name is too long, and keeps the old name on cancel', async () => {
  const { user, rows } = open();
  await user.click(await screen.findByRole('button', { name: /^Omdøb Min telefon/ }));
  await seeTooLong(user, 'Gem navn', [['Navn', 60, 'Navnet']]);
  await user.click(screen.getByRole('link', { name: 'Mine indstillinger' }));
  await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  await user.click(screen.getByRole('button', { name: 'Annuller' }));
  expect((await rows())[1]).toHaveTextContent(/^Min telefon/);
});

it('removes one with the password, and returns to the list', async () => {
  const { user, rows, toasts, container } = open();
  await user.click(await screen.findByRole('button', { name: remove }));
  expect(screen.getByRole('heading', { name: 'Fjern adgangsnøglen “Min telefon”' })).toBeVisible();
  expect(screen.getByText(/^Du kan ikke længere logge ind med den\./)).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  const submit = screen.getByRole('button', { name: 'Fjern adgangsnøgle' });
  expect(submit).toHaveAttribute('data-variant', 'destructive');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Indtast din nuværende adgangskode');
  await user.type(screen.getByLabelText('Nuværende adgangskode'), 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Fjern adgangsnøgle' }));
  await waitFor(async () => {
    expect(await rows()).toHaveLength(1);
  });
  expect((await rows())[0]).toHaveTextContent('Chrome på Windows');
  expect(screen.getByText(/^En ny adgangskode fjerner ikke/)).toHaveFocus();
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Adgangsnøglen er fjernet' }]);
});

it('reports one that another tab has removed, and returns to the list', async () => {
  const { user, rows, toasts } = open();
  await user.click(await screen.findByRole('button', { name: remove }));
  server.use(
    http.post(`${testApi}/user/passkeys/passkey-2/removal`, () =>
      HttpResponse.json(
        { code: 'NotFound', statusCode: '404', failingSystem: 'Selfservice' },
        { status: 404 },
      ),
    ),
  );
  await user.type(screen.getByLabelText('Nuværende adgangskode'), 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Fjern adgangsnøgle' }));
  expect(await rows()).not.toEqual([]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Adgangsnøglen er allerede fjernet' }]);
});

it('removes nothing on cancel', async () => {
  const { user, rows } = open();
  await user.click(await screen.findByRole('button', { name: remove }));
  await user.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText(/^En ny adgangskode fjerner ikke/)).toHaveFocus();
});

it('shows a wrong password', async () => {
  const { user } = open();
  server.use(http.post(`${testApi}/user/passkeys/passkey-2/removal`, () => refusalOf('InvalidPassword')));
  await user.click(await screen.findByRole('button', { name: remove }));
  await user.type(screen.getByLabelText('Nuværende adgangskode'), 'Forkert2026');
  await user.click(screen.getByRole('button', { name: 'Fjern adgangsnøgle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Adgangskoden er forkert eller ugyldig.');
});

it('shows an error when they fail to load', async () => {
  serveProfile(server);
  server.use(http.get(`${testApi}/user/passkeys`, () => new HttpResponse(null, { status: 500 })));
  renderWithHost(remote, { path: 'indstillinger/adgangsnoegler' });
  expect(
    await screen.findByRole('heading', { name: 'Vi kunne ikke hente dine adgangsnøgler.' }),
  ).toBeInTheDocument();
});
