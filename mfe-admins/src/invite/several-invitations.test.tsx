import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { administrators } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import { serveInvitations } from '../testing/writes-api.ts';

const server = startApi();
const overview = '/1001/administrator-oversigt';
const [anna, bo, carl] = ['anna@demo.example', 'bo@demo.example', 'carl@demo.example'];

const open = async () => {
  const user = userEvent.setup();
  const list = serveUsers(server, administrators(1));
  const rendered = renderWithHost(remote, {
    path: 'administrator-oversigt/opret-administrator',
    toggles: { create_administrator_with_limited_bans: false },
  });
  await screen.findByRole('dialog', { name: 'Inviter ny administrator' });
  const field = () => screen.getByRole('textbox', { name: 'E-mail' });
  return {
    user,
    list,
    field,
    paste: async (text: string) => {
      await user.click(field());
      await user.paste(text);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Inviter administrator' })),
    row: (email: string) =>
      within(screen.getByRole('list', { name: 'Modtagere' }))
        .getAllByRole('listitem')
        .find(item => item.textContent.startsWith(email)),
    ...rendered,
  };
};

it('lists pasted addresses, invites each with its own idempotency key, and shows one toast', async () => {
  const { calls } = serveInvitations(server);
  const { paste, submit, row, toasts, address, list, container } = await open();
  await paste(`Anna Holm <${anna}>; ${bo}\n${carl}`);
  expect(screen.getByText('3 modtagere')).toBeVisible();
  expect(row(anna)).toHaveTextContent(anna);
  expect(await accessibilityFaults(container.ownerDocument.body)).toEqual([]);
  const listed = list.calls.length;
  await submit();
  await arrivalAt(overview, address);
  expect(calls.map(({ body }) => body)).toEqual([anna, bo, carl].map(email => ({ data: { email } })));
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey))).toHaveProperty('size', 3);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: '3 invitationer er sendt',
      richText:
        'Modtagerne får en e-mail med et link til at oprette sig. Der kan gå op til 10 minutter, før ændringen vises.',
    },
  ]);
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
});

it('shows the result of each, and lets rejected ones be corrected and resent', async () => {
  const { calls } = serveInvitations(server, {
    [anna]: 'Created',
    [bo]: { subCode: 'SelfserviceUserAlreadyExists' },
    [carl]: { subCode: 'IllegalSendToEmail' },
  });
  const { user, paste, submit, row, field, toasts, address } = await open();
  await paste([anna, bo, carl].join('\n'));
  await submit();
  await waitFor(() => {
    expect(row(carl)).toHaveTextContent('E-mailen er ugyldig. Brug en anden e-mail.');
  });
  expect(row(anna)).toHaveTextContent('Inviteret');
  expect(row(bo)).toHaveTextContent('Er allerede administrator');
  expect(await screen.findByText('1 af 3 er inviteret. Ret eller fjern de øvrige.')).toBeVisible();
  expect(screen.queryByRole('button', { name: `Fjern ${anna}` })).toBeNull();
  expect(address()).toContain('opret-administrator');
  expect(toasts).toEqual([]);

  await user.click(screen.getByRole('button', { name: `Ret ${carl}` }));
  expect(field()).toHaveValue(carl);
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.type(field(), 'karl@demo.example');
  await submit();
  await arrivalAt(overview, address);
  expect(calls.slice(3).map(({ body }) => body)).toEqual([{ data: { email: 'karl@demo.example' } }]);
  expect(toasts).toMatchObject([{ title: 'Invitationen er sendt' }]);
});

it.each([
  ['SelfserviceUserAlreadyExists', 'Der findes allerede en bruger med denne e-mail.'],
  ['ExistingSuperadminCannotBeDowngraded', 'Personen er allerede superadministrator.'],
  ['IllegalSendToEmail', 'E-mailen er ugyldig. Brug en anden e-mail.'],
])(
  'shows in the field, without a toast, why a single invitation is rejected: %s',
  async (subCode, message) => {
    serveInvitations(server, { [bo]: { subCode } });
    const { user, submit, field, toasts, address } = await open();
    await user.type(field(), bo);
    await submit();
    await waitFor(() => {
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
    });
    expect(field()).toHaveValue(bo);
    expect(address()).toContain('opret-administrator');
    expect(toasts).toEqual([]);
  },
);

it('retries a failed address with the same idempotency key', async () => {
  const refusals = { [bo]: { subCode: 'CustomerDoesNotHaveRightToUseDomain' } };
  const { calls } = serveInvitations(server, refusals);
  const { paste, submit, row } = await open();
  await paste(`${anna}\n${bo}`);
  await submit();
  await waitFor(() => {
    expect(row(bo)).toHaveTextContent('Virksomheden må ikke bruge e-mails med dette domæne.');
  });
  await submit();
  await waitFor(() => {
    expect(calls).toHaveLength(3);
  });
  expect(calls[2]?.idempotencyKey).toBe(calls[1]?.idempotencyKey);
  expect(calls[2]?.body).toEqual({ data: { email: bo } });
});

it('validates each address on submit, and sends none until all are valid', async () => {
  const { calls } = serveInvitations(server);
  const { user, paste, submit, row } = await open();
  await paste(`${anna}\nhans\nbo@demo`);
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'hans: E-mailadressen skal skrives som navn@domæne.dk',
    'bo@demo: E-mailadressen skal skrives som navn@domæne.dk',
  ]);
  expect(row('hans')).toHaveTextContent('E-mailadressen skal skrives som navn@domæne.dk');
  await user.click(within(summary).getByRole('link', { name: /^hans/ }));
  expect(row('hans')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fjern hans' }));
  expect(screen.getByText('2 modtagere')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fjern bo@demo' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toEqual([]);
});

it('accepts typed addresses with commas, and asks for confirmation before closing', async () => {
  const { user, field, address } = await open();
  await user.type(field(), `${anna}, ${bo},`);
  expect(screen.getByText('2 modtagere')).toBeVisible();
  expect(field()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  await user.click(await screen.findByRole('button', { name: 'Nej, gå tilbage' }));
  expect(address()).toContain('opret-administrator');
  for (const each of [anna, bo]) await user.click(screen.getByRole('button', { name: `Fjern ${each}` }));
  expect(field()).toHaveFocus();
});

it('does not navigate if the drawer is closed while sending', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    release = resolve;
  });
  const { calls } = serveInvitations(server, {}, gate);
  const { user, paste, submit, address, toasts } = await open();
  await paste(`${anna}\n${bo}`);
  await submit();
  expect(await screen.findByText('Sender invitationer: 0 af 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Ret|Fjern) / })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await arrivalAt(overview, address);
  release();
  await waitFor(() => {
    expect(toasts).toMatchObject([{ title: '2 invitationer er sendt' }]);
  });
  expect(calls).toHaveLength(2);
  expect(address()).toBe(overview);
});
