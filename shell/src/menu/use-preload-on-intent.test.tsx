/** Only links of the menu and the landing page to accessible areas are preloaded. */
import { useRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { LandingLayout } from '../layout/landing-layout.tsx';
import { SideMenu } from './side-menu.tsx';
import { fakePortal, renderInPortal, type PortalOptions } from '../testing/render-in-portal.tsx';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

const entry = { description: '', icon: 'list', order: 1 };
const registry = {
  schemaVersion: 1 as const,
  remotes: [
    anyRegisteredRemote({
      paths: ['faktura', 'ordrer', 'aftaler', 'administratorer'],
      menu: [
        { ...entry, key: 'a', heading: 'Fakturaer', path: 'faktura' },
        { ...entry, key: 'b', heading: 'Ordrer', path: 'ordrer', condition: { contract: true } },
        {
          ...entry,
          key: 'c',
          heading: 'Aftaler',
          path: 'aftaler',
          condition: { toggle: 'create_administrator' },
        },
        {
          ...entry,
          key: 'd',
          heading: 'Administratorer',
          path: 'administratorer',
          condition: { roles: ['Admin'] },
        },
      ],
    }),
  ],
};

const addresses = [
  '/1001/faktura?kundenummer=7',
  '/1001/faktura/bi-1',
  '/1001/ordrer',
  '/1001/aftaler/1',
  '/1001/administratorer',
  '/1002/faktura',
  '/1001/velkommen',
  '/andet/1001/faktura',
  '/10010/faktura',
  'https://www.lyng.example/1001/faktura',
];

const Links = () => {
  const area = useRef<HTMLDivElement>(null);
  usePreloadOnIntent(area);
  return (
    <div ref={area}>
      {addresses.map(address => (
        <a key={address} href={address}>
          {address}
        </a>
      ))}
    </div>
  );
};

const drawn = (
  what: Parameters<typeof renderInPortal>[0],
  options: PortalOptions & { path?: string } = {},
) => {
  const preloadPage = jest.fn(() => Promise.resolve());
  const portal = fakePortal({ registry: { registry, source: 'network' }, preloadPage });
  renderInPortal(what, { ...options, portal });
  const preloaded = () => preloadPage.mock.calls.map(([path]: unknown[]) => path);
  return { preloadPage, preloaded };
};

const focusEverything = () => {
  for (const link of screen.getAllByRole('link')) fireEvent.focusIn(link);
};

it('preloads links to accessible areas, with the context of the page', () => {
  const { preloadPage, preloaded } = drawn(<Links />, { customer: { role: 'Admin' } });
  focusEverything();
  expect(preloaded()).toEqual([
    '/1001/faktura?kundenummer=7',
    '/1001/faktura/bi-1',
    '/1001/ordrer',
    '/1001/aftaler/1',
    '/1001/administratorer',
  ]);
  expect(preloadPage).toHaveBeenLastCalledWith(
    '/1001/administratorer',
    expect.objectContaining({
      customer: expect.objectContaining({ id: '1001' }) as unknown,
      session: expect.objectContaining({ userId: 'user-1' }) as unknown,
      http: expect.anything() as unknown,
      queryClient: expect.anything() as unknown,
    }),
  );
});

it('does not preload areas that lack a role, a contract or a toggle', () => {
  const { preloaded } = drawn(<Links />, {
    customer: { role: 'User', hasContract: false },
    toggles: { create_administrator: false },
  });
  focusEverything();
  expect(preloaded()).toEqual(['/1001/faktura?kundenummer=7', '/1001/faktura/bi-1']);
});

it('does not preload the current page', () => {
  const { preloaded } = drawn(<Links />, { path: '/1001/faktura' });
  focusEverything();
  expect(preloaded()).not.toContain('/1001/faktura?kundenummer=7');
});

it('preloads menu entries of areas', () => {
  const { preloaded } = drawn(<SideMenu id="menu" isOpen={false} onClose={() => undefined} />);
  focusEverything();
  expect(preloaded()).toEqual(['/1001/faktura', '/1001/ordrer', '/1001/aftaler']);
});

it('preloads links of the landing page', () => {
  const { preloaded } = drawn([
    { element: <LandingLayout />, children: [{ path: '*', element: <a href={addresses[0]}>Til</a> }] },
  ]);
  focusEverything();
  expect(preloaded()).toEqual(['/1001/faktura?kundenummer=7']);
});
