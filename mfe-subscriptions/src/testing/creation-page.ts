import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { creation, serveCreation } from './creation.ts';

/** Opens the steps of a new subscription; also returns the reservations, uploads and orders. */
export const openCreation = (
  server: TestApi,
  query = '',
  options: { customer?: object; toggles?: object } = {},
) => {
  const served = serveCreation(server);
  const host = renderWithHost(remote, {
    path: `${creation}${query}`,
    toggles: { show_subscription_prices: true, ...options.toggles },
    customer: options.customer ?? {},
  });
  return { ...served, ...host, user: userEvent.setup() };
};

export const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) });
export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Næste' }));
export const choose = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
/** The problems in the error summary. */
export const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
