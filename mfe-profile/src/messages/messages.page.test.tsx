import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveProfile } from '../testing/profile-api.ts';

const api = startApi();
const open = () => renderWithHost(remote, { path: 'indstillinger/beskeder' });
const none = {
  OrderDone: 'None',
  OrderFailed: 'None',
  InvoiceIssued: 'None',
  InvoiceOverdue: 'None',
  UsageLimit: 'None',
  InvitationAccepted: 'None',
  AccessChanged: 'None',
};

it('offers mail, text message or nothing for each kind, and saves the choice', async () => {
  const calls = serveProfile(api, { user: { messages: { OrderFailed: 'Mail' } } });
  const { container, address, toasts } = open();
  const failed = await screen.findByRole('combobox', { name: 'Ordrer, der fejlede' });
  expect(failed).toHaveDisplayValue('E-mail');
  expect(screen.getAllByRole('combobox')).toHaveLength(7);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.selectOptions(failed, 'Ingen besked');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Forbrug, der når en grænse' }), 'Sms');
  await userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));
  expect(await screen.findByText('Med sms')).toBeVisible();
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Dine valg er gemt' }]);
  expect(calls).toMatchObject([
    { path: '/user/messages', body: { data: { ...none, UsageLimit: 'Text' } }, ifMatch: '"3"' },
  ]);
  expect(address()).toBe('/1001/indstillinger');
});

it('offers no text messages until the phone number is verified, with a link to that', async () => {
  serveProfile(api, { user: { phoneVerified: false } });
  open();
  expect(await screen.findByRole('link', { name: 'Bekræft dit telefonnummer' })).toHaveAttribute(
    'href',
    '/1001/indstillinger/skift-telefonnummer?bekraeft=ja',
  );
  expect(screen.queryAllByRole('option', { name: 'Sms' })).toEqual([]);
});

it('offers users without an administrator role only the kinds they receive', async () => {
  serveProfile(api);
  api.use(http.get(`${testApi}/customers`, answerOf({ customers: [anyCustomer({ role: 'User' })] })));
  open();
  await screen.findByRole('combobox', { name: 'Forbrug, der når en grænse' });
  expect(screen.getAllByRole('combobox')).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: 'Forfaldne fakturaer' })).toBeNull();
});

it('keeps the choice on a conflict with another tab, until the new data is loaded', async () => {
  const calls = serveProfile(api, { theirs: { phoneNumber: '87654321' } });
  const { toasts } = open();
  const overdue = await screen.findByRole('combobox', { name: 'Forfaldne fakturaer' });
  await userEvent.selectOptions(overdue, 'E-mail');
  await userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ændret, siden du åbnede dem');
  await userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));
  await waitFor(() => {
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"']);
  });
  expect(overdue).toHaveDisplayValue('E-mail');
  expect(toasts).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByText('Her er de nye oplysninger')).toBeVisible();
  expect(overdue).toHaveDisplayValue('Ingen besked');
});
