import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anyCustomer, anyRegisteredRemote } from 'shared/testing/builders.ts';
import { Link, type RouteObject } from 'shared/router';
import { useWaysOn } from 'shared/ui/ways-on';
import type * as DialogsModule from '../dialogs/dialogs.tsx';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { withSideMenu } from './side-menu-handle.ts';
import { ContentLayout } from './content-layout.tsx';
import { PortalLayout } from './portal-layout.tsx';

jest.mock('../dialogs/dialogs.tsx', () => ({
  ...jest.requireActual<typeof DialogsModule>('../dialogs/dialogs.tsx'),
  NotificationBell: () => 'Klokken',
  AreasAhead: () => 'Områderne er på vej',
}));

const customers = [anyCustomer(), anyCustomer({ id: '1002', companyName: 'Østersø Smede ApS' })];

/** A page in the frame, with the route's metadata. */
const framed = (page: ReactNode, handle: unknown): RouteObject[] => [
  {
    element: <PortalLayout />,
    handle,
    children: [{ element: <ContentLayout />, children: [{ path: '*', element: page }] }],
  },
];

const draw = (
  width: 'wide' | 'narrow',
  options: Parameters<typeof renderInPortal>[1] = {},
  handle: unknown = withSideMenu,
) => {
  const setWidth = setScreenWidth(width);
  const page = (
    <>
      <h1>Siden</h1>
      <Link to="/1001/andet">På siden</Link>
    </>
  );
  const result = renderInPortal(framed(page, handle), {
    portal: fakePortal({ signedIn: fakeSignedIn({}, { state: 'ready', customers }) }),
    path: '/1001/faktura',
    ...options,
  });
  return { ...result, setWidth, user: userEvent.setup() };
};
const toggle = () => screen.getByRole('button', { name: /Nordhavn Byg A\/S (Åbn|Luk) menu/ });
const menu = () => screen.getByRole('navigation', { name: 'Menu', hidden: true });
const selector = () => screen.getByRole('button', { name: /^Skift virksomhed/ });

describe('on any screen', () => {
  it.each([
    [true, 'kontakt-stor-virksomhed'],
    [false, 'kontakt-mindre-virksomhed'],
  ])('provides the search and the customer service link, contract %p', async (hasContract, site) => {
    const Page = () => {
      const waysOn = useWaysOn();
      return (
        <>
          <a href={waysOn?.customerService('1b4e28ba')}>Skriv</a>
          <button onClick={() => waysOn?.search('910000999')}>Find</button>
        </>
      );
    };
    setScreenWidth('wide');
    renderInPortal(framed(<Page />, withSideMenu), {
      customer: { hasContract },
      path: '/1001/faktura/910000999?soeg=hemmeligt',
    });
    expect(hrefOf('Skriv')).toBe(
      `https://www.lyng.example/erhverv/${site}?fejlkode=1b4e28ba&side=%2F1001%2Ffaktura%2F910000999`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByRole('combobox', { name: 'Søg i hele portalen' })).toHaveValue('910000999');
  });

  it('links the logo to the landing page (SHL-014, SHL-020)', () => {
    draw('wide');
    expect(hrefOf('Lyng Erhverv, til forsiden')).toBe('/1001/velkommen');
  });

  it('has the information banner (SHL-016)', () => {
    draw('wide', { toggles: { 'information-banner-global': 'Vi arbejder på nettet.' } });
    expect(screen.getByText('Vi arbejder på nettet.')).toBeInTheDocument();
  });

  it('has the bell in the top bar, and prefetches the areas', () => {
    draw('wide');
    expect(screen.getByRole('banner')).toHaveTextContent('Klokken');
    expect(screen.getByText('Områderne er på vej')).toBeInTheDocument();
  });

  it('has a toggle button with the name of the current customer (MENU-017)', () => {
    draw('narrow');
    expect(toggle()).toHaveTextContent('Nordhavn Byg A/S');
    expect(toggle()).toHaveAttribute('aria-controls', menu().id);
  });

  it.each(['wide', 'narrow'] as const)('has no accessibility violations (%s)', async width => {
    const { container, user } = draw(width);
    if (width === 'narrow') await user.click(toggle());
    await user.click(selector());
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('marks the current page, and opens other sites in a new tab (MENU-007, MENU-008, MENU-009)', () => {
    draw('wide');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Fakturaer');
    const insight = screen.getByRole('link', { name: /^Indsigt/ });
    expect(insight).toHaveAccessibleName('Indsigt Åbner i en ny fane');
    expect(insight).toHaveAttribute('target', '_blank');
    expect(insight).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['Admin', true, 1],
    ['User', false, 0],
  ] as const)(
    'shows administrator entries to the role %s, and cancel home office by its flag %p: %d of each (MENU-010, MENU-012)',
    (role, canViewHomeOfficeOrders, times) => {
      const remote = anyRegisteredRemote();
      const menu = remote.menu.map(entry => ({ ...entry, condition: { roles: ['Admin' as const] } }));
      const registry = { schemaVersion: 1 as const, remotes: [{ ...remote, menu }] };
      draw('wide', {
        customer: { role, canViewHomeOfficeOrders },
        portal: fakePortal({ registry: { registry, source: 'network' }, signedIn: fakeSignedIn() }),
      });
      expect(screen.queryAllByRole('link', { name: 'Fakturaer' })).toHaveLength(times);
      expect(screen.queryAllByRole('link', { name: /^Opsig Home Office/ })).toHaveLength(times);
    },
  );

  it.each([null, {}, { sideMenu: false }])('has no menu with the route handle %p (SHL-015)', handle => {
    draw('wide', {}, handle);
    expect(screen.getByRole('heading', { name: 'Siden' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: /menu$/ })).toBeNull();
  });

  it('shows the version at the foot of the menu (SHL-033)', () => {
    draw('wide');
    expect(screen.getByText('Version 1.0.0-test')).toBeInTheDocument();
  });

  it('shows who is signed in', () => {
    draw('wide');
    expect(screen.getByText('Logget ind som superadmin@demo.example')).toBeInTheDocument();
  });

  it('moves focus to the page by the skip link', async () => {
    const { user } = draw('wide');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has the Tab order skip link, logo, search, toggle, menu, page', async () => {
    const { user, container } = draw('wide');
    const stops: (string | null)[] = [];
    for (const _ of container.querySelectorAll('a, button')) {
      await user.tab();
      stops.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      );
    }
    expect(stops.slice(0, 7)).toEqual([
      'Gå til sidens indhold',
      'Lyng Erhverv, til forsiden',
      'Søg i hele portalenCtrl K',
      'Nordhavn Byg A/SLuk menu',
      'Skift virksomhed: Nordhavn Byg A/S CVR 10010010',
      'Forside',
      'Fakturaer',
    ]);
    expect(stops.slice(-2)).toEqual(['Log ud', 'På siden']);
  });
});

describe('on a small screen', () => {
  it('opens the menu by the toggle button, and moves focus into it (MENU-018)', async () => {
    const { user } = draw('narrow');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveAttribute('data-open', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveAttribute('data-open', 'true');
    expect(selector()).toHaveFocus();
  });

  it('closes the menu on Escape and returns focus to the toggle button (MENU-021)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('data-open', 'false');
    expect(toggle()).toHaveFocus();
    // A closed menu ignores Escape.
    act(() => {
      screen.getByRole('link', { name: 'På siden' }).focus();
    });
    await user.keyboard('{Escape}');
    expect(toggle()).not.toHaveFocus();
  });

  it('closes the menu on Escape with focus on the toggle button (MENU-021)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.tab({ shift: true });
    expect(toggle()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('data-open', 'false');
  });

  it('closes first the selector, then the menu, on Escape (MENU-021)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.click(selector());
    await user.keyboard('{Escape}');
    expect(selector()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveAttribute('data-open', 'true');
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('data-open', 'false');
  });

  it('closes the menu and the selector on a click outside (MENU-022, MENU-023)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.click(selector());
    expect(selector()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('heading', { name: 'Siden' }));
    expect(menu()).toHaveAttribute('data-open', 'false');
    await user.click(toggle());
    expect(selector()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the menu and the selector by the toggle button (MENU-023)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.click(selector());
    await user.click(toggle());
    expect(menu()).toHaveAttribute('data-open', 'false');
    await user.click(toggle());
    expect(selector()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the menu and the selector when the screen becomes wide (MENU-023)', async () => {
    const { user, setWidth } = draw('narrow');
    await user.click(toggle());
    await user.click(selector());
    act(() => {
      setWidth('wide');
    });
    expect(menu()).toHaveAttribute('data-open', 'false');
    expect(selector()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the menu when focus leaves it by keyboard', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    act(() => {
      screen.getByRole('button', { name: 'Log ud' }).focus();
    });
    await user.tab();
    expect(screen.getByRole('link', { name: 'På siden' })).toHaveFocus();
    expect(menu()).toHaveAttribute('data-open', 'false');
  });

  it('closes the menu when a page is selected', async () => {
    const { user, address } = draw('narrow');
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name: 'Forside' }));
    expect(address()).toBe('/1001/velkommen');
    expect(menu()).toHaveAttribute('data-open', 'false');
  });

  it('keeps the menu open behind the logout dialog, so that focus returns (MENU-025)', async () => {
    const { user } = draw('narrow');
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Log ud' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu()).toHaveAttribute('data-open', 'true');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Log ud' })).toHaveFocus();
    });
  });
});

describe('on a large screen', () => {
  it('shows the menu initially, and hides it by the toggle button', async () => {
    const { user } = draw('wide');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('keeps the menu open on clicks outside and Escape', async () => {
    const { user } = draw('wide');
    await user.click(screen.getByRole('heading', { name: 'Siden' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  });

  it('closes the menu whenever the window becomes narrow', async () => {
    const { setWidth, user } = draw('wide');
    act(() => {
      setWidth('narrow');
    });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    for (const width of ['wide', 'narrow'] as const)
      act(() => {
        setWidth(width);
      });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
