import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { refuseProfile, serveProfile } from '../testing/profile-api.ts';

const server = startApi();
const path = 'indstillinger/skift-navn';

const open = async (answers: Parameters<typeof serveProfile>[1] = {}) => {
  const calls = serveProfile(server, answers);
  const host = renderWithHost(remote, { path });
  return { calls, user: userEvent.setup(), first: await screen.findByLabelText('Fornavn'), ...host };
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Gem ændringer' }));

describe('the page Skift navn (NAV-007, PRO-006)', () => {
  it('shows the current name, saves a new one, and returns to the profile with a toast (PRO-001, ERR-062)', async () => {
    const { calls, user, first, toasts, address, container } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Skift navn' })).toBeVisible();
    expect(first).toHaveValue('Sofie');
    expect(first).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Efternavn')).toHaveValue('Lind');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.clear(first);
    await user.type(first, ' Åse ');
    await save(user);
    await arrivalAt('/1001/indstillinger', address);
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: '/user/name',
        ifMatch: '"3"',
        body: { data: { firstName: 'Åse', lastName: 'Lind' } },
      },
    ]);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Dit navn er ændret' }]);
    expect(await screen.findByText('Åse Lind')).toBeVisible();
  });

  it('shows the saved name before the profile is refetched', async () => {
    const { user, first, address } = await open();
    server.use(http.get(`${testApi}/user`, () => new Promise<never>(() => undefined)));
    await user.type(first, 'Åse');
    await save(user);
    await arrivalAt('/1001/indstillinger', address);
    expect(await screen.findByText('SofieÅse Lind')).toBeVisible();
  });

  it('requires both names, and sends nothing without (VAL-026)', async () => {
    const { calls, user, first, container } = await open();
    await user.clear(first);
    await user.clear(screen.getByLabelText('Efternavn'));
    await save(user);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Indtast fornavn');
    expect(summary).toHaveTextContent('Indtast efternavn');
    expect(first).toHaveAccessibleDescription('Fejl: Indtast fornavn');
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('shows which name is too long without truncating it, and sends nothing', async () => {
    const { calls, user } = await open();
    await seeTooLong(user, 'Gem ændringer', [
      ['Fornavn', 100, 'Fornavnet'],
      ['Efternavn', 100, 'Efternavnet'],
    ]);
    expect(calls).toEqual([]);
  });

  it('refuses a name that is a link, at its field, without a request', async () => {
    const { calls, user, first } = await open();
    for (const link of ['https://evil.example', 'evil.dk']) {
      await user.clear(first);
      await user.type(first, link);
      await save(user);
      expect(first).toHaveAccessibleDescription(/Fejl: Et navn må ikke ligne en webadresse/);
    }
    expect(calls).toEqual([]);
  });

  it('sends once on a double press, and retries with the same key after a failure', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { calls, user, first, address } = await open({ status: 500, gate: gate.promise });
    await user.type(first, 'x');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    gate.resolve(undefined);
    const button = screen.getByRole('button', { name: /Gem ændringer/ });
    await waitFor(() => {
      expect(button).not.toHaveTextContent('Vent et øjeblik');
    });
    expect(calls).toHaveLength(1);
    expect(first).toHaveValue('Sofiex');
    await save(user);
    await waitFor(() => {
      expect(calls).toHaveLength(2);
    });
    expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    expect(address()).toBe(`/1001/${path}`);
  });

  it('keeps the entered name on a conflict with another tab, without overwriting', async () => {
    const { calls, user, first, toasts } = await open({ theirs: { firstName: 'Åse' } });
    await user.type(first, 'x');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('ændret, siden du åbnede dem');
    await save(user);
    await waitFor(() => {
      expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"']);
    });
    expect(first).toHaveValue('Sofiex');
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
    expect(await screen.findByDisplayValue('Åse')).toBe(first);
    await user.type(first, 'x');
    await save(user);
    await waitFor(() => {
      expect(toasts).toHaveLength(1);
    });
    expect(calls.at(-1)).toMatchObject({ ifMatch: '"4"', body: { data: { firstName: 'Åsex' } } });
  });

  it('asks for confirmation before a changed name is lost, but not when unchanged (UI-030)', async () => {
    const { user, first, address } = await open();
    await user.type(first, 'x');
    await user.click(screen.getByRole('link', { name: 'Annuller' }));
    expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
    expect(address()).toBe(`/1001/${path}`);
    await user.keyboard('{Backspace}');
    await user.clear(first);
    await user.type(first, 'Sofie');
    await user.click(screen.getByRole('link', { name: 'Mine indstillinger' }));
    await arrivalAt('/1001/indstillinger', address);
  });

  it('has a retry button when the profile fails to load', async () => {
    refuseProfile(server);
    renderWithHost(remote, { path });
    expect(
      await screen.findByRole('heading', { name: 'Vi kunne ikke hente dine oplysninger.' }),
    ).toBeVisible();
    serveProfile(server);
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByLabelText('Fornavn')).toHaveValue('Sofie');
  });
});
