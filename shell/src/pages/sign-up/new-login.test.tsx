import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { linkTokenOf } from '../../link-token/link-token.ts';
import { fakePortal } from '../../testing/render-in-portal.tsx';
import {
  accepted,
  email,
  heading,
  openLink,
  serveInvitation,
  token,
  setUpInvitationApi,
} from './testing/invitation-api.tsx';

setUpInvitationApi();

const field = (label: string) => screen.getByLabelText(label);
const fill = async (
  user: ReturnType<typeof userEvent.setup>,
  password = 'EnGodKode1',
  repeated = password,
) => {
  await user.type(await screen.findByLabelText('Fornavn'), ' Åse ');
  await user.type(field('Efternavn'), 'Ny');
  await user.type(field('Telefonnummer'), '+45 22 33 44 55');
  await user.type(field('Adgangskode'), password);
  await user.type(field('Gentag adgangskode'), repeated);
};
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Opret login' }));

describe('the sign-up page (PUB-006)', () => {
  it('shows company, e-mail and expiry, and has autocomplete attributes', async () => {
    serveInvitation();
    const { container } = openLink();
    await heading('Opret login');
    expect(
      await screen.findByText(
        /selvbetjeningen for Nordhavn Byg A\/S\. Invitationen gælder til og med 5\. december 2026\./,
      ),
    ).toBeVisible();
    expect(field('E-mail')).toHaveValue(email);
    expect(field('E-mail')).toHaveAttribute('readonly');
    const purposes = ['E-mail', 'Fornavn', 'Efternavn', 'Telefonnummer', 'Adgangskode', 'Gentag adgangskode'];
    expect(purposes.map(label => field(label).getAttribute('autocomplete'))).toEqual([
      'username',
      'given-name',
      'family-name',
      'tel',
      'new-password',
      'new-password',
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('creates the login, deletes the token, and starts the sign-in of that user', async () => {
    const calls = serveInvitation();
    const signInAs = jest.fn(() => Promise.resolve());
    const { user, container } = openLink(fakePortal({ signedIn: undefined, signInAs }));
    await fill(user);
    await submit(user);
    expect(await heading('Dit login er oprettet')).toHaveFocus();
    expect(screen.getByText(/Log ind som ny@firma\.example/)).toBeVisible();
    expect(calls).toEqual([
      {
        path: `/${token}`,
        body: {
          data: { firstName: 'Åse', lastName: 'Ny', phoneNumber: '22334455', password: 'EnGodKode1' },
        },
      },
    ]);
    expect(linkTokenOf('opret-login')).toBeUndefined();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log ind' }));
    expect(signInAs).toHaveBeenCalledWith({ email, isFresh: true });
  });

  it('shows an error summary with links to the fields, and sends nothing (VAL-015, VAL-026)', async () => {
    const calls = serveInvitation();
    const { user, container } = openLink();
    await heading('Opret login');
    await screen.findByLabelText('Fornavn');
    expect(screen.queryByRole('alert')).toBeNull();
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Indtast fornavn', 'Indtast efternavn', 'Indtast telefonnummeret', 'Indtast adgangskoden']);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(summary).getByRole('link', { name: 'Indtast telefonnummeret' }));
    expect(field('Telefonnummer')).toHaveFocus();
    await user.keyboard('12345678');
    expect(field('Telefonnummer')).toHaveAccessibleDescription(/Telefonnummeret må ikke begynde med 1/);
    expect(calls).toEqual([]);
  });

  it.each([
    ['kort1A', 'kort1A', 'Adgangskode', 'Adgangskoden skal være på mindst 8 tegn'],
    [
      'kunsmaabogstaver',
      '',
      'Adgangskode',
      'Adgangskoden skal indeholde små bogstaver, store bogstaver og tal',
    ],
    ['EnGodKode1', 'EnGodKode2', 'Gentag adgangskode', 'De to adgangskoder er ikke ens'],
  ])(
    'rejects the password %s repeated as «%s» (VAL-016, VAL-017, VAL-018)',
    async (password, repeated, label, message) => {
      const calls = serveInvitation();
      const { user } = openLink();
      await heading('Opret login');
      await user.type(await screen.findByLabelText('Adgangskode'), password);
      if (repeated !== '') await user.type(field('Gentag adgangskode'), repeated);
      await submit(user);
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(calls).toEqual([]);
    },
  );

  it('rejects too long names at their fields, without truncating or sending them', async () => {
    const calls = serveInvitation();
    const { user } = openLink();
    await fill(user);
    await seeTooLong(user, 'Opret login', [
      ['Fornavn', 100, 'Fornavnet'],
      ['Efternavn', 100, 'Efternavnet'],
    ]);
    expect(calls).toEqual([]);
  });

  it('shows password requirements while typing', async () => {
    serveInvitation();
    const { user } = openLink();
    await user.type(await screen.findByLabelText('Adgangskode'), 'abc1');
    const needs = screen.getAllByRole('listitem').map(item => item.textContent);
    expect(needs).toEqual([
      'Mangler: Mindst 8 tegn',
      'Opfyldt: Et lille bogstav',
      'Mangler: Et stort bogstav',
      'Opfyldt: Et tal',
    ]);
  });

  it('sends once on double-click', async () => {
    const gate = Promise.withResolvers<undefined>();
    const calls = serveInvitation({ answer: () => gate.promise.then(accepted) });
    const { user } = openLink();
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Opret login' }));
    await user.type(field('Gentag adgangskode'), '{Enter}');
    gate.resolve(undefined);
    await heading('Dit login er oprettet');
    expect(calls).toHaveLength(1);
  });

  it('keeps the input and shows an error in the form when the call fails, and retries', async () => {
    let isDown = true;
    const calls = serveInvitation({
      answer: () => (isDown ? new HttpResponse(null, { status: 500 }) : accepted()),
    });
    const { user, portal } = openLink();
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
    );
    expect(portal.toasts.getState().toasts).toEqual([]);
    expect(field('Fornavn')).toHaveValue(' Åse ');
    expect(field('Adgangskode')).toHaveValue('EnGodKode1');
    isDown = false;
    await submit(user);
    await heading('Dit login er oprettet');
    expect(calls).toHaveLength(2);
  });

  it('shows field errors for a too common password and a name with a URL', async () => {
    const calls = serveInvitation({ answer: () => refusalOf('CommonPassword') });
    const { user } = openLink();
    await fill(user);
    await user.type(field('Efternavn'), ' www.evil.dk');
    await submit(user);
    expect(field('Efternavn')).toHaveAccessibleDescription(/Fejl: Et navn må ikke ligne en webadresse/);
    expect(calls).toEqual([]);
    await user.clear(field('Efternavn'));
    await user.type(field('Efternavn'), 'Ny');
    await submit(user);
    await screen.findByText(/Adgangskoden er for let at gætte/, { selector: 'a' });
    expect(field('Adgangskode')).toHaveAccessibleDescription(/Fejl: Adgangskoden er for let at gætte/);
  });

  it('shows when the browser is offline', async () => {
    serveInvitation({ answer: () => HttpResponse.error() });
    const { user } = openLink();
    await fill(user);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Du har ikke forbindelse til internettet');
  });

  it('shows when the link was used meanwhile (ERR-044)', async () => {
    serveInvitation({ answer: () => refusalOf('InvitationTokenIsNotFound') });
    const { user } = openLink();
    await fill(user);
    await submit(user);
    expect(await heading('Invitationen gælder ikke længere')).toHaveFocus();
    expect(screen.getByText(/udløbet, brugt eller sendt igen, siden du åbnede siden/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log ind' })).toBeVisible();
  });

  it('switches to the sign-in when the e-mail got a login meanwhile', async () => {
    serveInvitation({ answer: () => refusalOf('SelfserviceUserAlreadyExists') });
    const { user } = openLink();
    await fill(user);
    serveInvitation({ hasLogin: true, answer: () => refusalOf('SelfserviceUserAlreadyExists') });
    await submit(user);
    await heading('Du har allerede et login');
  });
});
