import { screen } from '@testing-library/react';
import type { Administrator } from 'shared/contracts/administrator';
import type { QueryClient } from 'shared/query';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { testWrites } from 'shared/testing/writes.tsx';
import { remote } from './remote/remote.tsx';
import { anAdministrator, anInvitation } from './testing/administrators.ts';
import { serveUsers } from './testing/users-api.ts';
import { serveLookup, serveWrites } from './testing/writes-api.ts';

const api = startApi();
const stale = [
  ['mfe-admins', '1001', 'lists'],
  ['mfe-admins', '1001', 'lookups'],
];

const open = (page: string, person: Administrator) => (queryClient: QueryClient) => {
  serveUsers(api, [person]);
  serveLookup(api, [person]);
  serveWrites(api);
  const path = `administrator-oversigt/${page}?email=${encodeURIComponent(person.email)}`;
  return renderWithHost(remote, {
    path,
    queryClient,
    toggles: { create_administrator_with_limited_bans: false },
  });
};
const openAdministrator = open(
  'administrator-detaljer',
  anAdministrator({ accessType: 'Unknown', version: 3 }),
);
const openInvitation = open('invitationsdetaljer', anInvitation({ created: '2026-11-18T08:00:00.000Z' }));
const openInvite = open('opret-administrator', anAdministrator());
const button = (name: string) => screen.findByRole('button', { name });

testWrites(__dirname, api, [
  {
    file: 'administrator/administrator-menu.tsx',
    what: 'deleting an administrator',
    open: openAdministrator,
    button: async user => {
      await user.click(await button('Flere handlinger'));
      await user.click(await screen.findByRole('menuitem', { name: 'Slet administrator' }));
      return button('Ja, slet administratoren');
    },
    stale,
  },
  {
    file: 'administrator/rights-editor.tsx',
    what: 'changing rights',
    open: openAdministrator,
    button: async user => {
      await user.click(await button('Rediger rettigheder'));
      await user.click(await button('Alle kundenumre'));
      return button('Gem ændringer');
    },
    stale,
  },
  {
    file: 'invitation/invitation-actions.tsx',
    what: 'resending an invitation',
    open: openInvitation,
    button: () => screen.findByRole('button', { name: /Gensend invitation$/ }),
    stale,
  },
  {
    file: 'invitation/invitation-actions.tsx',
    what: 'deleting an invitation',
    open: openInvitation,
    button: async user => {
      await user.click(await screen.findByRole('button', { name: /Slet invitation$/ }));
      return button('Ja, slet invitationen');
    },
    stale,
  },
  {
    file: 'invite/use-invite.ts',
    what: 'sending an invitation',
    open: openInvite,
    button: async user => {
      await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ny@demo.example');
      return button('Inviter administrator');
    },
    stale,
  },
  {
    file: 'invite/use-invite.ts',
    what: 'sending several invitations',
    open: openInvite,
    button: async user => {
      await user.click(await screen.findByRole('textbox', { name: 'E-mail' }));
      await user.paste('anna@demo.example\nbo@demo.example');
      return button('Inviter administrator');
    },
    calls: 2,
    stale,
  },
]);
