import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { QueryClient } from 'shared/query';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { testWrites } from 'shared/testing/writes.tsx';
import { remote } from './remote/remote.tsx';
import { serveCodes, serveProfile } from './testing/profile-api.ts';

const api = startApi();
const ownLog = ['mfe-profile', 'own-log'];
const stale = [['mfe-profile', 'profile'], ownLog];

const open = (page: string) => (queryClient: QueryClient) => {
  serveProfile(api);
  serveCodes(api);
  return renderWithHost(remote, { path: `indstillinger/${page}`, queryClient });
};
const button = (name: string) => screen.getByRole('button', { name });
const enterNumber = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Nyt telefonnummer'), '22334455');
  return button('Send kode');
};
const typePassword = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Nuværende adgangskode'), 'Portal2026');
  return button('Fortsæt');
};

testWrites(__dirname, api, [
  {
    file: 'change-name/change-name.page.lazy.tsx',
    what: 'a new name',
    open: open('skift-navn'),
    button: async user => {
      await user.type(await screen.findByLabelText('Fornavn'), 'e');
      return button('Gem ændringer');
    },
    stale,
  },
  {
    file: 'invoice-reminders/invoice-reminders.page.lazy.tsx',
    what: 'the reminder setting',
    open: open('paamindelser'),
    button: async user => {
      await user.click(await screen.findByRole('checkbox'));
      return button('Gem ændringer');
    },
    stale,
  },
  {
    file: 'messages/messages.page.lazy.tsx',
    what: 'the message settings',
    open: open('beskeder'),
    button: async user => {
      await user.selectOptions(await screen.findByLabelText('Forfaldne fakturaer'), 'E-mail');
      return button('Gem ændringer');
    },
    stale,
  },
  {
    file: 'change-password/change-password.page.lazy.tsx',
    what: 'a new password',
    open: open('skift-kodeord'),
    button: async user => {
      await user.type(await screen.findByLabelText('Nuværende adgangskode'), 'Portal2026');
      await user.type(screen.getByLabelText('Ny adgangskode'), 'EnNyKode2');
      await user.type(screen.getByLabelText('Gentag ny adgangskode'), 'EnNyKode2');
      return button('Skift adgangskode');
    },
    stale,
  },
  {
    file: 'sign-ins/use-ended-sign-ins.ts',
    what: 'the end of sign-ins',
    open: open('aktive-log-ind'),
    button: () => screen.findByRole('button', { name: /^Log ud af Safari på iPhone/ }),
    stale: [['mfe-profile', 'sign-ins'], ownLog],
  },
  {
    file: 'password-proof-form.tsx',
    what: 'a step with the password',
    open: open('totrinsbekraeftelse'),
    button: typePassword,
    done: () => screen.findByLabelText('Kode fra appen'),
    stale: [['mfe-profile', 'second-factor'], ['mfe-profile', 'passkeys'], ...stale],
  },
  {
    file: 'passkeys/rename-passkey.tsx',
    what: 'the name of a passkey',
    open: open('adgangsnoegler'),
    button: async user => {
      await user.click(await screen.findByRole('button', { name: /^Omdøb Min telefon/ }));
      await user.type(screen.getByLabelText('Navn'), '!');
      return button('Gem navn');
    },
    stale: [['mfe-profile', 'passkeys'], ownLog],
  },
  {
    file: 'second-factor/confirm-form.tsx',
    what: 'a second factor',
    open: open('totrinsbekraeftelse'),
    button: async user => {
      await user.click(await typePassword(user));
      await user.type(await screen.findByLabelText('Kode fra appen'), '123456');
      return button('Slå til');
    },
    done: () => screen.findByText(/^Totrinsbekræftelse er slået til\./),
    stale: [['mfe-profile', 'second-factor'], ...stale],
  },
  {
    file: 'use-code-step.ts',
    what: 'a request for a code',
    open: open('skift-telefonnummer'),
    button: enterNumber,
    done: () => screen.findByLabelText('Kode'),
    stale: [],
  },
  {
    file: 'code-form.tsx',
    what: 'a change with a code',
    open: open('skift-telefonnummer'),
    button: async user => {
      await user.click(await enterNumber(user));
      // First a wrong code, which is submitted when complete, so that the next one waits for the button.
      const code = await screen.findByLabelText('Kode');
      await user.type(code, '9999');
      await screen.findByText('Forkert kode', { exact: false, selector: '[role="alert"] *' });
      await user.clear(code);
      await user.type(code, '1234');
      return button('Skift telefonnummer');
    },
    // The verification of the code, and the change.
    calls: 2,
    stale,
  },
]);
