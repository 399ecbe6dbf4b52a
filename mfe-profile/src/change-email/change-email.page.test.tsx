import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { serveCodes, serveProfile } from '../testing/profile-api.ts';

const server = startApi();
const path = 'indstillinger/skift-email';

type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

const open = async (answers: Parameters<typeof serveProfile>[1] = {}, refusals: readonly string[] = []) => {
  const calls = serveProfile(server, answers);
  const codes = serveCodes(server, refusals);
  const host = renderWithHost(remote, { path });
  const email = await screen.findByLabelText('Ny e-mail');
  return { calls, codes, user: userEvent.setup(), email, ...host };
};
const repeated = () => screen.getByLabelText('Gentag den nye e-mail');
const password = () => screen.getByLabelText('Nuværende adgangskode');
const fill = async (user: User, email: HTMLElement) => {
  await user.type(email, ' Ny@firma.example ');
  await user.type(repeated(), 'ny@firma.example');
  await user.type(password(), 'Portal2026');
  await press(user, 'Send kode');
};

describe('the page Skift e-mail (NAV-008, PRO-004, PRO-006)', () => {
  it('sends a code to the new address for the password, and saves with the code (PRO-001, PRO-005)', async () => {
    const { calls, codes, user, email, toasts, address, container } = await open();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await accessibilityFaults(container)).toEqual([]);
    await fill(user, email);
    const code = await screen.findByLabelText('Kode');
    expect(codes.asked).toEqual([
      { purpose: 'ChangeEmail', destination: 'Ny@firma.example', currentPassword: 'Portal2026' },
    ]);
    expect(code).toHaveAccessibleDescription(/til ny@firma\.example\./);
    await user.type(code, '1234{Enter}');
    await arrivalAt('/1001/indstillinger', address);
    expect(calls).toMatchObject([
      {
        path: '/user/email',
        body: { data: { email: 'ny@firma.example', challengeId: 'challenge-1' } },
      },
    ]);
    expect(toasts).toEqual([
      {
        variant: 'SUCCESS',
        title: 'Din e-mail er ændret',
        richText: 'Næste gang logger du ind med den nye e-mail.',
      },
    ]);
    expect(await screen.findByText('ny@firma.example')).toBeVisible();
  });

  it('shows an error for a too long e-mail without truncating it, and sends no code', async () => {
    const { codes, user } = await open();
    await user.type(password(), 'Portal2026');
    await seeTooLong(user, 'Send kode', [['Ny e-mail', 254, 'E-mailadressen']]);
    expect(codes.asked).toEqual([]);
  });

  it.each([
    ['', 'Indtast e-mailadresse'],
    ['ny@firma', 'E-mailadressen skal skrives som navn@domæne.dk'],
    ['Superadmin@demo.example', 'Det er allerede din e-mail'],
  ])("sends no code to '%s' (VAL-023)", async (entered, message) => {
    const { codes, user, email, container } = await open();
    if (entered !== '') await user.type(email, entered);
    await press(user, 'Send kode');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent('Indtast din nuværende adgangskode');
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(codes.asked).toEqual([]);
  });

  it('requires the same address twice, without regard to case (VAL-024)', async () => {
    const { codes, user, email } = await open();
    await user.type(email, 'ny@firma.example');
    await user.type(repeated(), 'ny@frima.example');
    await user.type(password(), 'Portal2026{Enter}');
    expect(repeated()).toHaveAccessibleDescription('Fejl: De to e-mailadresser er ikke ens');
    expect(codes.asked).toEqual([]);
    await user.clear(repeated());
    await user.type(repeated(), 'NY@firma.example{Enter}');
    expect(await screen.findByLabelText('Kode')).toBeVisible();
  });

  it.each([
    ['InvalidPassword', 'Nuværende adgangskode', 'Adgangskoden er forkert eller ugyldig.'],
    ['IllegalSendToEmail', 'Ny e-mail', 'E-mailen er ugyldig. Brug en anden e-mail.'],
    [
      'CustomerDoesNotHaveRightToUseDomain',
      'Ny e-mail',
      'Virksomheden må ikke bruge e-mails med dette domæne.',
    ],
  ])('shows %s at its field until the field changes (ERR-037, ERR-047)', async (subCode, label, message) => {
    const { codes, user, email, toasts } = await open({}, [subCode]);
    await fill(user, email);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`Fejl: ${message}`);
    expect(toasts).toEqual([]);
    await user.type(screen.getByLabelText(label), '{Backspace}x');
    if (label === 'Ny e-mail') await user.type(repeated(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Send kode');
    expect(await screen.findByLabelText('Kode')).toBeVisible();
    expect(codes.asked).toHaveLength(2);
  });

  it('returns to the address when another user has taken it meanwhile (ERR-046)', async () => {
    const { user, email } = await open({ refusals: ['SelfserviceUserAlreadyExists'] });
    await fill(user, email);
    await user.type(await screen.findByLabelText('Kode'), '1234{Enter}');
    expect(await screen.findByLabelText('Ny e-mail')).toHaveAccessibleDescription(
      'Fejl: Der findes allerede en bruger med denne e-mail.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('returns to the e-mail, with focus, to correct it', async () => {
    const { user, email } = await open();
    await fill(user, email);
    await user.click(await screen.findByRole('button', { name: 'Ret e-mailen' }));
    expect(screen.getByLabelText('Ny e-mail')).toHaveFocus();
  });
});
