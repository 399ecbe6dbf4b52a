import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveProfile } from '../testing/profile-api.ts';

const server = startApi();

const open = async () => {
  const calls = serveProfile(server);
  const host = renderWithHost(remote, { path: 'indstillinger/aktive-log-ind' });
  const list = await screen.findByRole('list', { name: 'Browsere, hvor du er logget ind' });
  await screen.findByRole('list', { name: 'Senest ændret på dit login' });
  return { calls, user: userEvent.setup(), rows: () => within(list).getAllByRole('listitem'), ...host };
};

it('shows browser, system, start and last use of each, and marks the current one', async () => {
  const { rows, container } = await open();
  expect(rows().map(row => row.textContent)).toEqual([
    'Chrome på WindowsDenne browserLogget ind 21. nov. 2026, 09.10Senest brugt 21. nov. 2026, 10.05',
    'Safari på iPhoneLogget ind 21. nov. 2026, 08.10Senest brugt 21. nov. 2026, 09.05Log ud',
    'Ukendt browserLogget ind 21. nov. 2026, 07.10Senest brugt 21. nov. 2026, 08.05Log ud',
  ]);
  expect(hrefOf('Skift adgangskode')).toBe('/1001/indstillinger/skift-kodeord');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('ends one, removes it from the list, and keeps focus on the page', async () => {
  const { calls, user, rows, toasts } = await open();
  await user.click(
    screen.getByRole('button', { name: 'Log ud af Safari på iPhone, logget ind 21. nov. 2026, 08.10' }),
  );
  await waitFor(() => {
    expect(rows()).toHaveLength(2);
  });
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/user/sign-ins/phone' }]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Du er logget ud af Safari på iPhone' }]);
  expect(screen.getByText(/^Er der et login, du ikke kender/)).toHaveFocus();
});

it('shows only the one being ended as pending', async () => {
  const { user, rows } = await open();
  server.use(http.delete(`${testApi}/user/sign-ins/phone`, () => new Promise<never>(() => undefined)));
  await user.click(screen.getByRole('button', { name: /^Log ud af Safari på iPhone/ }));
  await waitFor(() => {
    expect(rows().map(row => row.textContent.includes('Vent et øjeblik'))).toEqual([false, true, false]);
  });
});

it('ends all others after confirmation, and keeps the current one', async () => {
  const { calls, user, rows, toasts } = await open();
  const endAll = screen.getByRole('button', { name: 'Log ud overalt' });
  await user.click(endAll);
  const question = await screen.findByRole('dialog', { name: 'Log ud overalt?' });
  expect(question).toHaveTextContent('I denne browser er du stadig logget ind.');
  await user.click(within(question).getByRole('button', { name: 'Annuller' }));
  expect(calls).toEqual([]);
  await user.click(endAll);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log ud overalt' }));
  await waitFor(() => {
    expect(rows()).toHaveLength(1);
  });
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/user/sign-ins' }]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Du er logget ud alle andre steder' }]);
  expect(screen.getByRole('button', { name: 'Log ud overalt' })).toHaveAccessibleDescription(
    'Du er ikke logget ind andre steder.',
  );
});

it('shows the log of the login, newest first, and updates it', async () => {
  const { user } = await open();
  const list = await screen.findByRole('list', { name: 'Senest ændret på dit login' });
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map(row => row.textContent);
  const before = [
    'Gendannelseskode brugt til at logge ind20. nov. 2026, 10.05',
    'Adgangsnøgle oprettet20. nov. 2026, 09.05',
  ];
  expect(shown()).toEqual(before);
  await user.click(screen.getByRole('button', { name: /^Log ud af Safari på iPhone/ }));
  await waitFor(() => {
    expect(shown()).toEqual(['Logget ud af en anden browser20. nov. 2026, 11.05', ...before]);
  });
});

it.each([
  [{ entries: [] }, 200, 'Der er ikke ændret noget endnu.'],
  [
    { entries: [{ entryId: '1', at: '2026-11-20T08:05:00.000Z', action: 'SomethingNew' }] },
    200,
    'Ændring af dit login',
  ],
  [{}, 500, 'Vi kunne ikke hente, hvad der er ændret på dit login.'],
])('shows for the log %j with %d: %s', async (answer, status, text) => {
  serveProfile(server);
  server.use(http.get(`${testApi}/user/log`, answerOf(answer, status)));
  renderWithHost(remote, { path: 'indstillinger/aktive-log-ind' });
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows an error when they fail to load', async () => {
  serveProfile(server);
  server.use(http.get(`${testApi}/user/sign-ins`, () => new HttpResponse(null, { status: 500 })));
  renderWithHost(remote, { path: 'indstillinger/aktive-log-ind' });
  expect(
    await screen.findByRole('heading', { name: 'Vi kunne ikke hente dine logins.' }),
  ).toBeInTheDocument();
});
