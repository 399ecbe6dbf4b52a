import { screen } from '@testing-library/react';
import { MaintenancePage } from '../pages/public.pages.tsx';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { PageFrame } from './page-frame.tsx';
import { publicPaths } from 'shared/settings/public-paths';

const openAt = (path: string, maintenance: boolean) =>
  renderInPortal(
    [
      {
        element: <PageFrame />,
        children: [
          { path: 'maintenance', element: <MaintenancePage /> },
          { path: '*', element: <h1>En side</h1> },
        ],
      },
    ],
    { path, toggles: { maintenance } },
  );

beforeEach(() => {
  // jsdom does not implement scrollTo.
  window.scrollTo = () => undefined;
});

it.each(['/', '/1001/velkommen', '/1001/faktura/77', ...publicPaths.map(path => `/${path}`)])(
  'redirects from %s to the maintenance page while the toggle is on (NAV-060, PUB-005)',
  async path => {
    const { address } = openAt(path, true);
    expect(
      await screen.findByRole('heading', { name: 'Selvbetjeningen er lukket på grund af vedligeholdelse' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/maintenance');
  },
);

it('does not redirect while the toggle is off (NAV-060)', () => {
  const { address } = openAt('/1001/faktura', false);
  expect(screen.getByRole('heading', { name: 'En side' })).toBeInTheDocument();
  expect(address()).toBe('/1001/faktura');
});
