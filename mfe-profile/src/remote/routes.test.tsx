/** Every address of the area shows its own page, under its title. */
import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import description from '../../remote.json';
import { remote } from './remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { serveProfile } from '../testing/profile-api.ts';

const server = startApi();

it.each([
  ['NAV-006', 'indstillinger', 'Mine indstillinger'],
  ['NAV-007', 'indstillinger/skift-navn', 'Skift navn'],
  ['NAV-008', 'indstillinger/skift-email', 'Skift e-mail'],
  ['NAV-009', 'indstillinger/skift-telefonnummer', 'Skift telefonnummer'],
  ['–', 'indstillinger/paamindelser', 'Påmindelser om fakturaer'],
  ['–', 'indstillinger/beskeder', 'Beskeder'],
  ['NAV-010', 'indstillinger/skift-kodeord', 'Skift adgangskode'],
  ['–', 'indstillinger/totrinsbekraeftelse', 'Totrinsbekræftelse'],
  ['–', 'indstillinger/adgangsnoegler', 'Adgangsnøgler'],
  ['–', 'indstillinger/aktive-log-ind', 'Aktive logins'],
])('has a page with heading and title (%s): %s', async (_id, path, title) => {
  serveProfile(server);
  renderWithHost(remote, { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(description.titles).toContainEqual({ pattern: path, title });
});
