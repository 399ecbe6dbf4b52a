import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { createRemoteLoader } from '../../remotes/remote-loader.ts';
import { fakePortal, renderInPortal } from '../../testing/render-in-portal.tsx';
import { StatusPage } from './status.lazy.tsx';

const show = async (load: (version: string) => Promise<unknown>) => {
  const previous = anyRelease({ version: '0.9.0', buildId: 'old000' });
  const registry = { schemaVersion: 1 as const, remotes: [anyRegisteredRemote({ previous })] };
  const loader = createRemoteLoader({
    registry,
    allowedOrigins: ['https://remotes.test'],
    visit: () => ({ customerId: '', isToggleOn: () => false }),
    loadExposedModule: (_id, { version }) => load(version),
    fetchRelease: () => Promise.resolve(),
    onFailure: () => undefined,
  });
  const { container } = renderInPortal(
    <main>
      <StatusPage />
    </main>,
    { path: '/status', portal: fakePortal({ loader, registry: { registry, source: 'last-good-copy' } }) },
  );
  return { container, remote: await screen.findByRole('region', { name: 'mfe-billing' }) };
};

const works = { remote: { id: 'mfe-billing', routes: [] } };

it('shows release, source and load time of each remote, and the source of the registry', async () => {
  const { container, remote } = await show(() => Promise.resolve(works));
  expect(await within(remote).findByText('Kører')).toBeInTheDocument();
  expect(remote).toHaveTextContent('1.0.0-abc123');
  expect(remote).toHaveTextContent('Gældende');
  expect(remote).toHaveTextContent(/Hentet på\d+ ms/);
  expect(screen.getByRole('region', { name: 'Skallen' })).toHaveTextContent(
    'Kopi fra browseren, fordi serveren ikke kunne nås',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the failure, and the release that runs instead', async () => {
  const { remote } = await show(version =>
    version === '0.9.0' ? Promise.resolve(works) : Promise.reject(new Error('broken')),
  );
  expect(await within(remote).findByText('Kører')).toBeInTheDocument();
  expect(remote).toHaveTextContent('0.9.0-old000');
  expect(remote).toHaveTextContent('Forrige, fordi den gældende ikke kunne hentes');
  expect(remote).toHaveTextContent('mfe-billing@1.0.0-abc123: not-loaded');
});

it('shows a remote that failed to load', async () => {
  const { remote } = await show(() => Promise.reject(new Error('broken')));
  expect(await within(remote).findByText('Fejlet')).toBeInTheDocument();
  expect(remote).toHaveTextContent('mfe-billing@0.9.0-old000: not-loaded');
});
