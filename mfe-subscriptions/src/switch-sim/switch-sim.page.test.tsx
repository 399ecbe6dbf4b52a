import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { anEsim, aSimCard, mainNumber, serveSimCards } from '../testing/sim-cards.ts';
import { serveSimWrites } from '../testing/sim-writes.ts';

const server = startApi();
const path = (number = mainNumber) => `abonnementer/S1/simkort/administrer-simkort/${number}/skift-simkort`;
const newNumber = '89450000000000000077';
const label = 'Nyt simkortnummer';

const open = async (answers: Parameters<typeof serveSimWrites>[1] = {}) => {
  serveSimCards(server);
  const calls = serveSimWrites(server, answers);
  const host = renderWithHost(remote, { path: path() });
  return { calls, user: userEvent.setup(), field: await screen.findByLabelText(label), ...host };
};
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Skift simkort' }));

it('validates a pasted number on the server, orders the change and shows the delay (NAV-020, SIM-014, SIM-016, SIM-017, SIM-019, SIM-024, SIM-025, SIM-026, SIM-027)', async () => {
  const { calls, user, field, toasts, address, container } = await open();
  expect(screen.getByText(mainNumber)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(field);
  await user.paste('8945 0000 0000 0000 0077');
  expect(screen.getByText('20 cifre')).toBeVisible();
  await submit(user);
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1/simkort');
  });
  expect(calls.validated).toEqual([newNumber]);
  expect(calls.changes).toMatchObject([
    {
      query: '?customerId=1001',
      body: { data: { icc: newNumber, code: 'SIM', simType: 'MainSim', shipping: false } },
    },
  ]);
  expect(calls.changes[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Simkortet bliver skiftet',
      richText: 'Der kan gå op til 10 minutter, før det nye simkort vises i oversigten.',
    },
  ]);
});

it('shows errors only once the field was touched, without a request (VAL-007, SIM-017)', async () => {
  const { calls, user, field, container } = await open();
  await user.click(field);
  await user.tab();
  expect(field).not.toBeInvalid();
  await user.type(field, '8945');
  expect(field).not.toBeInvalid();
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Fejl: Simkortnummeret skal være 11, 19 eller 20 cifre/);
  await user.clear(field);
  await submit(user);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Indtast simkortnummeret' }));
  expect(field).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(calls.validated).toEqual([]);
});

it.each([
  ['SIM-021', { status: 404 }, 'Simkortet findes ikke. Kontrollér, om du har tastet nummeret rigtigt.'],
  [
    'SIM-022',
    { status: 400, subCode: 'IccNotAvailable' },
    'Simkortet er allerede i brug. Brug et andet simkort.',
  ],
  [
    'SIM-022',
    { status: 400, subCode: 'IccAlreadyInUse' },
    'Simkortet er allerede i brug. Brug et andet simkort.',
  ],
])(
  'shows a server error at the field until the number is edited (%s, SIM-018, SIM-020, SIM-028): %p',
  async (_id, validate, message) => {
    const { calls, user, field, toasts } = await open({ validate });
    await user.type(field, newNumber);
    await submit(user);
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(new RegExp(message));
    });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await user.type(field, '{Backspace}');
    expect(screen.queryByText(message)).toBeNull();
    expect(calls.changes).toEqual([]);
    expect(toasts).toEqual([]);
  },
);

it.each([{ status: 500 }, { status: 400, subCode: 'CustomerIdIsRequired' }, { status: 429 }])(
  'shows that the number could not be validated, with the next step, on %p (SIM-023, SIM-028)',
  async validate => {
    const { calls, user, field, toasts } = await open({ validate });
    await user.type(field, newNumber);
    await submit(user);
    await waitFor(() => {
      expect(toasts).toEqual([
        {
          variant: 'ERROR',
          title: 'Simkortnummeret kunne ikke kontrolleres',
          richText: 'Prøv igen om lidt. Hvis problemet fortsætter, så kontakt kundeservice.',
        },
      ]);
    });
    expect(field).not.toBeInvalid();
    expect(calls.changes).toEqual([]);
  },
);

it('keeps the typed number and the idempotency key when the change fails', async () => {
  const { calls, user, field, address } = await open({ change: { status: 500 } });
  await user.type(field, newNumber);
  await submit(user);
  await waitFor(() => {
    expect(calls.changes).toHaveLength(1);
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Skift simkort' })).toBeEnabled();
  });
  expect(screen.getByLabelText(label)).toHaveValue(newNumber);
  await submit(user);
  await waitFor(() => {
    expect(calls.changes).toHaveLength(2);
  });
  expect(calls.changes[1]?.key).toBe(calls.changes[0]?.key);
  expect(address()).toContain('skift-simkort');
});

it('shows where to find the number, in a dialog with a picture (SIM-015, SIM-028)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Hvor finder jeg nummeret?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find simkortnummeret' });
  expect(within(dialog).getByRole('img', { name: /Nummeret står på bagsiden/ })).toBeVisible();
  for (const step of [/^Nummeret står på bagsiden af det plastkort/, /^Det begynder som regel med 89 45/])
    expect(within(dialog).getByText(step)).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Hvor finder jeg nummeret?' })).toHaveFocus();
  });
});

it('asks for confirmation before leaving a dirty form (UI-030)', async () => {
  const { user, field, address } = await open();
  await user.type(field, '8945');
  await user.click(screen.getByRole('link', { name: 'Annuller' }));
  expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  expect(address()).toContain('skift-simkort');
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => {
    expect(address()).toBe(`/1001/abonnementer/S1/simkort/administrer-simkort/${mainNumber}`);
  });
});

it.each(['Suspended', 'OrderInProcessing'] as const)(
  'shows that SIM cards cannot be changed, without a form (SUB-047): %s',
  async reason => {
    serveSimCards(server, [aSimCard()], null, reason);
    renderWithHost(remote, { path: path() });
    expect(await screen.findByText('Simkort kan kun ændres, når abonnementet er aktivt')).toBeVisible();
    expect(screen.queryByLabelText(label)).toBeNull();
  },
);

it('warns that an eSIM may end when it fails to load', async () => {
  serveSimCards(server);
  server.use(
    http.get(`${testApi}/subscriptions/S1/sims/esims`, () => HttpResponse.json({}, { status: 500 })),
  );
  renderWithHost(remote, { path: path() });
  expect(await screen.findByText(/^Har abonnementet et e-sim, holder det op med at virke/)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeVisible();
});

it('warns that an eSIM ends, and shows no form for an unknown card (SIM-013)', async () => {
  serveSimCards(server, [aSimCard()], anEsim());
  const { unmount } = renderWithHost(remote, { path: path() });
  expect(await screen.findByText(/Abonnementets e-sim holder op med at virke/)).toBeVisible();
  unmount();
  renderWithHost(remote, { path: path('4711') });
  expect(
    await screen.findByText('Der er ikke et simkort med simkortnummer 4711 tilknyttet abonnementet'),
  ).toBeVisible();
  expect(screen.queryByLabelText(label)).toBeNull();
});
