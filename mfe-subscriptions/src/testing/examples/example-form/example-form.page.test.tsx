import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { takeExampleForm } from '../testing/example-form.tsx';

const api = startApi();
const open = () => renderWithHost(remote, { path: 'abonnementer/eksempel-formular' });
const name = () => screen.findByRole('textbox', { name: 'Navn' });
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Gem visning' }));
};

it('submits the form, shows a toast and returns', async () => {
  const { written } = takeExampleForm(api);
  const { container, toasts, address } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Eksempel på en formular' })).toBeVisible();
  await userEvent.type(await name(), '  Mine ');
  expect(await accessibilityFaults(container)).toEqual([]);
  await save();
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer');
  });
  expect(written).toEqual([{ data: { name: 'Mine', query: 'status=Active', isDefault: false } }]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Visningen er gemt' }]);
});

it('shows a missing value at the field, and sends nothing', async () => {
  const { written } = takeExampleForm(api);
  open();
  await name();
  await save();
  const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Indtast et navn' });
  await userEvent.click(link);
  expect(await name()).toHaveFocus();
  expect(await name()).toBeInvalid();
  expect(written).toEqual([]);
});

it('shows at the field what is too long, without truncating or sending', async () => {
  const { written } = takeExampleForm(api);
  open();
  await name();
  await seeTooLong(userEvent.setup(), 'Gem visning', [['Navn', 60, 'Navnet']]);
  expect(written).toEqual([]);
});

it('shows a server error at the field, and stays', async () => {
  takeExampleForm(api, 'SubscriptionViewNameTaken');
  const { address } = open();
  await userEvent.type(await name(), 'Mine');
  await save();
  await waitFor(async () => {
    expect(await name()).toBeInvalid();
  });
  expect(address()).toBe('/1001/abonnementer/eksempel-formular');
});
