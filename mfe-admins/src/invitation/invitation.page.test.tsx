import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Administrator } from 'shared/contracts/administrator';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { anAdministrator, anInvitation } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import { serveLookup, serveWrites } from '../testing/writes-api.ts';

const server = startApi();
const overview = '/1001/administrator-oversigt';
const delay = 'Der kan gå op til 10 minutter, før ændringen vises.';

const open = (
  people: Administrator[] = [anInvitation({ created: '2026-11-18T08:00:00.000Z' })],
  options: Partial<Parameters<typeof renderWithHost>[1]> = {},
  query = '?email=jens.lund%40demo.example',
) => {
  const list = serveUsers(server, people);
  const lookup = serveLookup(server, people);
  const path = `administrator-oversigt/invitationsdetaljer${query}`;
  return { user: userEvent.setup(), list, lookup, ...renderWithHost(remote, { path, ...options }) };
};

const drawer = () => screen.findByRole('dialog', { name: 'Invitation til jens.lund@demo.example' });
const resendButton = () => screen.findByRole('button', { name: /Gensend invitation$/ });
const removeButton = () => screen.findByRole('button', { name: /Slet invitation$/ });

/** Delays API responses until `release` is called. */
const hold = () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    release = resolve;
  });
  return {
    gate,
    release: () => {
      release();
    },
  };
};

it('shows role, date, e-mail and what is missing, and sets the title (ADM-006, INV-005, INV-006, INV-007, INV-008, INV-009, INV-010, INV-011, INV-016)', async () => {
  open([
    anInvitation({
      created: '2026-11-18T08:00:00.000Z',
      sentAt: '2026-11-19T08:00:00.000Z',
      expiresAt: '2026-12-03T08:00:00.000Z',
      status: 'Pending',
    }),
  ]);
  const details = await drawer();
  expect(await within(details).findByText('Administrator')).toBeVisible();
  expect(within(details).getByText('Inviteret d. 18. nov. 2026')).toBeVisible();
  expect(within(details).getByRole('heading', { name: 'Mangler bekræftelse' })).toBeVisible();
  expect(
    within(details).getByText(
      'Administratoren mangler at færdiggøre sin oprettelse med e-mailen jens.lund@demo.example',
    ),
  ).toBeVisible();
  expect(within(details).getAllByText(/jens\.lund@demo\.example/)).toHaveLength(2);
  expect(within(details).getAllByText('Mangler bekræftelse')).toHaveLength(1);
  expect(within(details).getByText('Udløber', { selector: 'dt' })).toBeVisible();
  expect(document.title).toBe('Invitation til jens.lund@demo.example');
  expect(await resendButton()).toBeVisible();
  expect(await removeButton()).toBeVisible();
  expect(await accessibilityFaults(details)).toEqual([]);
});

it('shows inviter, last sent, expiry and status, if the API has them (INV-004)', async () => {
  open([
    anInvitation({
      inviter: { name: 'Anna Holm', email: 'anna@demo.example' },
      sentAt: '2026-11-19T08:00:00.000Z',
      expiresAt: '2026-12-03T08:00:00.000Z',
      status: 'Expired',
    }),
  ]);
  for (const text of ['Anna Holm (anna@demo.example)', '19. nov. 2026', '3. dec. 2026', 'Udløbet', 'Udløb'])
    expect(await within(await drawer()).findByText(text)).toBeVisible();
});

it.each([
  ['Unknown', 'Ukendt'],
  ['Failed', 'Kunne ikke leveres'],
  ['Accepted', 'Bekræftet'],
] as const)('shows the status %s (INV-004)', async (status, text) => {
  open([anInvitation({ status })]);
  expect(await within(await drawer()).findByText(text, { selector: 'dd' })).toBeVisible();
});

it('opens from the row of an invitation (ADM-027)', async () => {
  serveUsers(server, [anInvitation()]);
  serveLookup(server, [anInvitation()]);
  const { address } = renderWithHost(remote, { path: 'administrator-oversigt' });
  await userEvent.click(await screen.findByRole('link', { name: /Invitationen er sendt/ }));
  expect(await drawer()).toBeVisible();
  expect(address()).toBe(`${overview}/invitationsdetaljer?email=jens.lund%40demo.example`);
});

it('leaves no history entry when the drawer redirects to the overview (ADM-028, INV-014)', async () => {
  serveUsers(server, [anInvitation()]);
  // Accepted since the list was fetched.
  serveLookup(server, [anAdministrator({ email: 'jens.lund@demo.example' })]);
  const user = userEvent.setup();
  const { address, go } = renderWithHost(remote, { path: 'administrator-oversigt' });
  await user.click(await screen.findByRole('button', { name: 'Invitationer' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Mangler bekræftelse' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: /Invitationen er sendt/ }));
  await arrivalAt(`${overview}?invitationer=Waiting`, address);
  go(-1);
  expect(address()).toBe(`${overview}?invitationer=Waiting`);
  go(-1);
  expect(address()).toBe(overview);
});

it.each([
  ['an administrator', '?email=mette.holm%40demo.example'],
  ['nobody', ''],
])('redirects to the overview when %s is selected (ADM-028, INV-014)', async (_, query) => {
  const { address } = open([anAdministrator()], {}, query);
  await arrivalAt(overview, address);
});

it('resends with a spinner and deleting disabled, then disables resending (INV-003, INV-017, INV-018, INV-019, INV-036, INV-037, INV-039, INV-042, INV-043, INV-046)', async () => {
  const { gate, release } = hold();
  const { calls } = serveWrites(server, { outcome: 'Resent', gate });
  const { user, toasts, list, lookup } = open();
  await user.click(await resendButton());
  expect(await resendButton()).toHaveTextContent('Vent et øjeblik');
  expect(await removeButton()).toHaveAttribute('aria-disabled', 'true');
  const listed = list.calls.length;
  const lookedUp = lookup.calls.length;
  release();
  await waitFor(async () => {
    expect(await resendButton()).toHaveAccessibleDescription('Invitationen er lige sendt');
  });
  // Not on the close button: pressing Enter again would close the drawer.
  expect(await resendButton()).toHaveFocus();
  expect(await removeButton()).not.toHaveAttribute('aria-disabled');
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/invitations',
      query: { customerId: '1001' },
      body: {
        data: {
          email: 'jens.lund@demo.example',
          invitationId: anInvitation().invitationId,
          type: 'AdministratorInvitation',
        },
      },
    },
  ]);
  expect(calls[0]?.body).not.toHaveProperty('data.assets');
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Invitationen er sendt',
      richText: `Modtageren får en e-mail med et link til at oprette sig. ${delay}`,
    },
  ]);
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
  expect(lookup.calls.length).toBeGreaterThan(lookedUp);
});

it('shows when the invitation is already on its way', async () => {
  serveWrites(server, { outcome: 'Unchanged' });
  const { user, toasts } = open();
  await user.click(await resendButton());
  await waitFor(() => {
    expect(toasts).toMatchObject([{ title: 'Invitationen er allerede på vej' }]);
  });
});

it('deletes after confirmation and returns to the overview (INV-012, INV-013, INV-015, INV-018, INV-019, INV-040, INV-041, INV-044, INV-045, INV-046, ERR-063)', async () => {
  const { gate, release } = hold();
  const { calls } = serveWrites(server, { gate });
  const { user, toasts, address, list } = open();
  await user.click(await removeButton());
  const question = await screen.findByRole('dialog', { name: 'Vil du slette denne invitation?' });
  expect(question).toHaveTextContent('jens.lund@demo.example');
  expect(within(question).getByRole('button', { name: 'Nej, tilbage' })).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Ja, slet invitationen' }));
  await waitFor(async () => {
    expect(await removeButton()).toHaveTextContent('Vent et øjeblik');
  });
  expect(await resendButton()).toHaveAttribute('aria-disabled', 'true');
  const listed = list.calls.length;
  release();
  await arrivalAt(overview, address);
  expect(calls).toMatchObject([
    {
      method: 'DELETE',
      path: '/invitations',
      query: { customerId: '1001', invitationId: 'invitation-1' },
      body: undefined,
    },
  ]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Invitationen er slettet', richText: delay }]);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
});

it('does not delete when the confirmation is cancelled (INV-013)', async () => {
  const { calls } = serveWrites(server);
  const { user } = open();
  await user.click(await removeButton());
  await user.click(await screen.findByRole('button', { name: 'Nej, tilbage' }));
  expect(await drawer()).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows an error and closes when the invitation to resend no longer exists', async () => {
  serveWrites(server, { status: 404 });
  const { user, toasts } = open();
  await user.click(await resendButton());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(toasts).toMatchObject([{ variant: 'ERROR', title: 'Invitationen findes ikke længere' }]);
});

it('returns to the overview when the invitation to delete no longer exists', async () => {
  serveWrites(server, { status: 404 });
  const { user, toasts, address } = open();
  await user.click(await removeButton());
  await user.click(await screen.findByRole('button', { name: 'Ja, slet invitationen' }));
  await arrivalAt(overview, address);
  expect(toasts).toMatchObject([
    { variant: 'WARNING', richText: 'Den er besvaret eller slettet i mellemtiden.' },
  ]);
});

it('enables resending again after a failed resend (INV-017)', async () => {
  serveWrites(server, { status: 500 });
  const { user } = open();
  await user.click(await resendButton());
  await waitFor(async () => {
    expect(await resendButton()).toHaveTextContent('Gensend invitation');
  });
  expect(await resendButton()).not.toHaveAttribute('aria-disabled');
});

it.each([
  [
    'an admin (INV-020, INV-023, INV-024)',
    anInvitation(),
    'Admin',
    'Du har ikke adgang til at administrere invitationer. Du skal være SuperAdmin for at sende og slette invitationer.',
  ],
  [
    'a superadmin about a superadmin invitation (INV-021, INV-022, INV-024)',
    anInvitation({ userType: 'SuperAdministratorInvitation' }),
    'Superadmin',
    'Invitationer til superadministratorer kan ikke gensendes eller slettes her. Kontakt kundeservice.',
  ],
] as const)('shows %s why both buttons are disabled', async (_, invitation, role, notice) => {
  open([invitation], { customer: { role } });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(await resendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await removeButton()).toHaveAttribute('aria-disabled', 'true');
});
