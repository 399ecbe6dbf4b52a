import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';

const api = startApi();
const customerPath = `${testApi}/customers/:customerId`;
const open = () => {
  api.use(http.get(customerPath, () => HttpResponse.json({ data: { customer: anyCustomer() } })));
  return renderWithHost(remote, { path: 'abonnementer/eksempel-side' });
};
const company = () => screen.findByText(anyCustomer().companyName ?? '');

it('shows its data under its title', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Eksempel på en side' })).toBeVisible();
  expect(await company()).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows a load error, and loads on retry', async () => {
  open();
  api.use(http.get(customerPath, () => new HttpResponse(null, { status: 500 }), { once: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunne ikke indlæse virksomheden.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await company()).toBeVisible();
});
