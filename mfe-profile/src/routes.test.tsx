/** Every address of the area shows its own page; the profile itself is tested beside its page. */
import { screen } from '@testing-library/react';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import description from '../remote.json';
import { remote } from './remote.tsx';

const coming = [
  ['NAV-008', 'indstillinger/skift-email', 'Skift e-mail'],
  ['NAV-009', 'indstillinger/skift-telefonnummer', 'Skift telefonnummer'],
  ['NAV-010', 'indstillinger/skift-kodeord', 'Skift adgangskode'],
] as const;

it.each(coming)(
  'says of a page that it is not ready, and leads back (%s): %s',
  async (_id, path, heading) => {
    const { container } = renderWithHost(remote, { path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('Siden er ikke klar endnu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mine indstillinger' })).toHaveAttribute(
      'href',
      '/1001/indstillinger',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  },
);

const changeName = ['NAV-007', 'indstillinger/skift-navn', 'Skift navn'] as const;

it.each([changeName, ...coming])(
  'gives the browser the title that the page has (%s): %s',
  (_id, path, heading) => {
    expect(description.titles).toContainEqual({ pattern: path, title: heading });
  },
);
