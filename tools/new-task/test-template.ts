import type { TaskNames } from './task-names.ts';

/** A test of the page through the real HTTP client, against answers of MSW. */
export const testTemplate = ({ path, title }: TaskNames): string => `\
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import description from '../../remote.json';
import { remote } from '../remote/remote.tsx';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const path = '${path}';
const customerPath = \`\${testApi}/customers/:customerId\`;
const serveCustomer = () => {
  server.use(http.get(customerPath, () => HttpResponse.json({ data: { customer: anyCustomer() } })));
};

it('shows what it reads, under the title that its address has', async () => {
  serveCustomer();
  const { container } = renderWithHost(remote, { path });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(await screen.findByText(anyCustomer().companyName ?? '')).toBeVisible();
  expect(description.titles).toContainEqual({ pattern: path, title: '${title}' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows a skeleton while it loads, says that the load failed, and tries again', async () => {
  serveCustomer();
  server.use(http.get(customerPath, () => new HttpResponse(null, { status: 500 }), { once: true }));
  renderWithHost(remote, { path });
  expect(await screen.findByText('Indlæser')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunne ikke indlæse virksomheden.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText(anyCustomer().companyName ?? '')).toBeVisible();
});

it('says so where the API refuses for lack of rights', async () => {
  server.use(http.get(customerPath, () => new HttpResponse(null, { status: 403 })));
  renderWithHost(remote, { path });
  expect(await screen.findByText('Du har ikke adgang til denne side')).toBeVisible();
});
`;
