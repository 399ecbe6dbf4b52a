import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { overlay } from 'shared/remote/overlay';
import { Link, Outlet } from 'shared/router';
import { usePageTitle } from 'shared/ui/page-title';
import { Tile } from 'shared/ui/tile';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import type { Portal } from '../portal/portal.ts';
import { createOverride } from '../remotes/releases/override.ts';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { PageFrame } from './page-frame.tsx';

/** A page that shows its heading only after a click. */
const LatePage = () => {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <input aria-label="Søg" />
      <button
        onClick={() => {
          setIsThere(true);
        }}
      >
        Indlæs
      </button>
      {isThere ? <h1>Faktura</h1> : <PageSkeleton />}
    </>
  );
};

/** Like a drawer over the invoices, with its own title. */
const Overlay = () => {
  usePageTitle('Betal faktura 77');
  return <p>Betaling</p>;
};

const Layout = () => (
  <>
    <Link to="/1001/faktura">Fakturaer</Link>
    <Link to="/1001/faktura/77">En faktura</Link>
    <Link to="/1001/faktura?page=2">Næste side</Link>
    <Link to="/1001/faktura/77/betal">Betal</Link>
    <Link to="/1001/velkommen">Velkommen</Link>
    <main id="main-content" tabIndex={-1}>
      <Outlet />
    </main>
  </>
);

const draw = (changes: Partial<Portal> = {}) => {
  const onNavigated = jest.fn();
  const result = renderInPortal(
    [
      {
        element: <PageFrame />,
        children: [
          {
            element: <Layout />,
            children: [
              { path: ':customerId/velkommen', element: <h1>Velkommen</h1> },
              {
                path: ':customerId/faktura',
                element: (
                  <>
                    <h1>Fakturaer</h1>
                    <Tile href="/1001/velkommen" title="Forside" icon="home" />
                  </>
                ),
              },
              { path: ':customerId/faktura/:id', element: <LatePage /> },
              { path: ':customerId/faktura/:id/betal', element: <Overlay />, handle: overlay },
            ],
          },
        ],
      },
    ],
    { portal: fakePortal({ onNavigated, ...changes }) },
  );
  return { ...result, onNavigated, user: userEvent.setup() };
};
const follow = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('link', { name }));

beforeEach(() => {
  // jsdom does not implement scrollTo.
  window.scrollTo = () => undefined;
});

it('sets the title, and does not move focus initially', () => {
  draw();
  expect(document.title).toBe('Velkommen – Lyng Erhverv');
  expect(document.body).toHaveFocus();
});

it("moves focus to the new page's heading", async () => {
  const { user } = draw();
  await follow(user, 'Fakturaer');
  expect(document.title).toBe('Fakturaer – Lyng Erhverv');
  expect(screen.getByRole('heading', { name: 'Fakturaer' })).toHaveFocus();
});

it('moves focus to main while the page loads, then to its heading', async () => {
  const { user } = draw();
  await follow(user, 'En faktura');
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => {
    screen.getByRole('button', { name: 'Indlæs' }).click();
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Faktura' })).toHaveFocus();
  });
});

it('does not move focus if the user has moved it meanwhile', async () => {
  const { user } = draw();
  await follow(user, 'En faktura');
  await user.click(screen.getByRole('textbox', { name: 'Søg' }));
  act(() => {
    screen.getByRole('button', { name: 'Indlæs' }).click();
  });
  await screen.findByRole('heading', { name: 'Faktura' });
  expect(screen.getByRole('textbox', { name: 'Søg' })).toHaveFocus();
});

it('uses the title set by the page until it is left, except in page views', async () => {
  const { user, onNavigated } = draw();
  await follow(user, 'Betal');
  expect(document.title).toBe('Betal faktura 77 – Lyng Erhverv');
  await follow(user, 'Velkommen');
  expect(document.title).toBe('Velkommen – Lyng Erhverv');
  expect(onNavigated.mock.calls.flat()).not.toContain('Betal faktura 77');
});

it('does not move focus when an overlay opens or closes', async () => {
  const { user } = draw();
  await follow(user, 'En faktura');
  await user.click(screen.getByRole('link', { name: 'Betal' }));
  expect(screen.getByRole('link', { name: 'Betal' })).toHaveFocus();
  await follow(user, 'En faktura');
  expect(screen.getByRole('link', { name: 'En faktura' })).toHaveFocus();
  await follow(user, 'Betal');
  await follow(user, 'Velkommen');
  expect(screen.getByRole('heading', { name: 'Velkommen' })).toHaveFocus();
});

it('scrolls a new page to the top, but not the page below an overlay', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { user } = draw();
  await follow(user, 'Fakturaer');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  const scrolled = jest.replaceProperty(window, 'scrollY', 300);
  await follow(user, 'Betal');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  scrolled.restore();
});

it('reports each page once; a changed query is the same page (NAV-064)', async () => {
  const { user, onNavigated } = draw();
  await follow(user, 'Fakturaer');
  await follow(user, 'Næste side');
  await follow(user, 'En faktura');
  expect(onNavigated.mock.calls).toEqual([
    ['/1001/velkommen', 'Velkommen'],
    ['/1001/faktura', 'Fakturaer'],
    ['/1001/faktura/77', 'Faktura'],
  ]);
});

it("routes the kit's links by the router, with the base path in href", async () => {
  const { user, address } = draw();
  await follow(user, 'Fakturaer');
  const home = screen.getByRole('link', { name: /Forside/ });
  expect(home).toHaveAttribute('href', '/selvbetjening/1001/velkommen');
  await user.click(home);
  expect(address()).toBe('/1001/velkommen');
});

it('keeps a toast across navigation (ERR-034)', async () => {
  const { user, portal } = draw();
  act(() => {
    portal.toasts.show({ variant: 'SUCCESS', title: 'Ændringerne er gemt' });
  });
  await follow(user, 'Fakturaer');
  expect(screen.getByText('Ændringerne er gemt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Luk besked' }));
  expect(screen.queryByText('Ændringerne er gemt')).toBeNull();
});

describe('the frame', () => {
  it('shows the preview ribbon (SHL-012)', () => {
    draw({ isPreview: true });
    expect(screen.getByText('Forhåndsvisning')).toBeVisible();
  });

  it('shows the offline notice while offline', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    draw();
    expect(screen.getByText(/^Du har ikke forbindelse til internettet/)).toBeVisible();
    isOnline.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/^Du har ikke forbindelse til internettet/)).toBeNull();
  });

  it('shows the override badge', () => {
    const search = '?remote=mfe-billing@http://localhost:4003/mf-manifest.json';
    const storage = window.sessionStorage;
    draw({ override: createOverride({ search, storage, isAllowed: true }) });
    expect(screen.getByRole('button', { name: 'Nulstil' })).toBeVisible();
    storage.clear();
  });

  it('opens the dialog when the sign-in has expired (AUTH-030, AUTH-033)', async () => {
    const expiry = createStore(() => ({ isExpired: true }));
    draw({ signedIn: fakeSignedIn({ expiry }) });
    expect(await screen.findByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  });
});
