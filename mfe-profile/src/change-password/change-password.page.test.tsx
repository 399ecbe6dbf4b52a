import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { serveProfile } from '../testing/profile-api.ts';

const server = startApi();
const path = 'indstillinger/skift-kodeord';

type User = ReturnType<typeof userEvent.setup>;
const current = () => screen.getByLabelText('Nuværende adgangskode');
const chosen = () => screen.getByLabelText('Ny adgangskode');
const repeated = () => screen.getByLabelText('Gentag ny adgangskode');
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Skift adgangskode' }));

const open = async (answers: Parameters<typeof serveProfile>[1] = {}) => {
  const calls = serveProfile(server, answers);
  const host = renderWithHost(remote, { path });
  await screen.findByLabelText('Nuværende adgangskode');
  return { calls, user: userEvent.setup(), ...host };
};
const fill = async (user: User, again = 'EnNyKode2') => {
  await user.type(current(), 'Portal2026');
  await user.type(chosen(), 'EnNyKode2');
  await user.type(repeated(), again);
};

describe('the page Skift adgangskode (NAV-010, PRO-006)', () => {
  it('saves a new password, with a toast that other sign-ins have ended (PRO-001)', async () => {
    const { calls, user, toasts, address, container } = await open();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(chosen()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(await accessibilityFaults(container)).toEqual([]);
    await fill(user);
    await save(user);
    await arrivalAt('/1001/indstillinger', address);
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: '/user/password',
        body: { data: { currentPassword: 'Portal2026', newPassword: 'EnNyKode2' } },
      },
    ]);
    expect(toasts).toEqual([
      {
        variant: 'SUCCESS',
        title: 'Din adgangskode er ændret',
        richText: 'Du er logget ud alle andre steder.',
      },
    ]);
  });

  it('validates the new password and its repetition before sending (VAL-016, VAL-017, VAL-018)', async () => {
    const { calls, user, container } = await open();
    await save(user);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(current()).toHaveAccessibleDescription('Fejl: Indtast din nuværende adgangskode');
    await user.type(chosen(), 'kort');
    expect(chosen()).toHaveAccessibleDescription(/Fejl: Adgangskoden skal være på mindst 8 tegn/);
    await user.clear(chosen());
    await fill(user, 'EnAndenKode3');
    expect(repeated()).toHaveAccessibleDescription('Fejl: De to adgangskoder er ikke ens');
    expect(await accessibilityFaults(container)).toEqual([]);
    await save(user);
    expect(calls).toEqual([]);
  });

  it('shows a wrong current password at its field, and keeps the entered values (ERR-037)', async () => {
    const { calls, user, toasts } = await open({ refusals: ['InvalidPassword'] });
    await fill(user);
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Adgangskoden er forkert eller ugyldig.');
    expect(current()).toHaveAccessibleDescription('Fejl: Adgangskoden er forkert eller ugyldig.');
    expect(toasts).toEqual([]);
    expect(chosen()).toHaveValue('EnNyKode2');
    await user.type(current(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await save(user);
    await waitFor(() => {
      expect(calls).toHaveLength(2);
    });
    expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
  });

  it('shows a too common password at its field', async () => {
    const { user } = await open({ refusals: ['CommonPassword'] });
    await fill(user);
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Adgangskoden er for let at gætte.');
    expect(chosen()).toHaveAccessibleDescription(/Fejl: Adgangskoden er for let at gætte/);
    expect(current()).not.toHaveAccessibleDescription(/Fejl/);
  });

  it('sends once on a double press', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { calls, user, address } = await open({ gate: gate.promise });
    await fill(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    gate.resolve(undefined);
    await arrivalAt('/1001/indstillinger', address);
    expect(calls).toHaveLength(1);
  });
});
