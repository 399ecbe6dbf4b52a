/** All routes of the portal. A remote's own routes are grafted in below the customer once it is loaded. */
import type { ComponentProps, ComponentType } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  useLocation,
  type Location,
  type RouteObject,
} from 'shared/router';
import { latePage } from 'shared/router/late-page';
import { areaPaths, customerHref } from 'shared/remote/links';
import { ContentLayout } from '../layout/content-layout.tsx';
import { LandingLayout } from '../layout/landing-layout.tsx';
import { LoadingFrame } from '../layout/loading-frame.tsx';
import { pageShape } from '../layout/page-skeleton.tsx';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { LandingPage } from '../pages/landing-page/landing.page.tsx';
import {
  FeatureUnavailablePage,
  InternalErrorPage,
  MaintenancePage,
  SignedOutPage,
  SignInFailedPage,
} from '../pages/public.pages.tsx';
import { RemoteSlot } from './remote-slot.tsx';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { applicationPath } from '../session/return-path.ts';
import { CustomerGate, WithCustomers } from './customer-gate.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageError } from './page-error.tsx';
import { withSideMenu } from '../layout/side-menu-handle.ts';

/** Where react-router finds the route to graft a remote's routes below: its layout stays between pages. */
const areasRouteId = 'areas';

type AreaSlotProps = Pick<ComponentProps<typeof RemoteSlot>, 'loader' | 'isCurrent'>;

/** An address that no loaded remote answers: the slot of the remote it belongs to, or the page of unknown addresses. */
const AreaSlot = ({ loader, isCurrent }: AreaSlotProps) => {
  const segment = useLocation().pathname.split('/')[2] ?? '';
  const owner = loader.ownerOf(segment);
  if (!owner) return <InternalErrorPage />;
  return <RemoteSlot key={owner.id} loader={loader} remoteId={owner.id} isCurrent={isCurrent} />;
};

const ToFirstCustomer = () => (
  <WithCustomers>
    {(_customers, first) => <Navigate to={customerHref(first.id, areaPaths.landingPage)} replace />}
  </WithCustomers>
);

/** Routes inside a boundary of their own: a failure there is theirs alone. */
const bounded = (id: string, children: RouteObject[]): RouteObject[] => [
  { id, element: <Outlet />, errorElement: <PageError />, children },
];

const late = (path: string, load: () => Promise<ComponentType>): RouteObject => {
  const Page = latePage(load, pageShape);
  return { path, element: <Page /> };
};

/** NAV-045. Fetched when it is asked for, and only where somebody works on the portal. */
const tableTestRoute = late(
  'table-test',
  async () => (await import('../pages/table-test/table-test.lazy.tsx')).TableTestPage,
);

/** Fetched when it is asked for: whoever looks after the portal opens it, customers do not. */
const statusRoute = late('status', async () => (await import('../pages/status/status.lazy.tsx')).StatusPage);

/** Pages of people who are not signed in: of no use to those who are, so they come when they are asked for. */
const loadPublicForms = () => import('./public-forms.lazy.ts');
const publicForms: RouteObject[] = [
  late('opret-login', async () => (await loadPublicForms()).SignUpPage),
  late('glemt-adgangskode', async () => (await loadPublicForms()).ForgotPasswordPage),
  late('vaelg-ny-adgangskode', async () => (await loadPublicForms()).ResetPasswordPage),
  late('installer-e-sim', async () => (await loadPublicForms()).InstallEsimPage),
];

const routes = (slot: AreaSlotProps, hasTestPages: boolean): RouteObject[] => [
  {
    element: <PageFrame />,
    errorElement: (
      <LoadingFrame>
        <PageError />
      </LoadingFrame>
    ),
    // Nothing to see: the first match is settled before the first paint.
    HydrateFallback: () => null,
    children: [
      { index: true, element: <ToFirstCustomer /> },
      {
        element: <PublicLayout />,
        children: [
          ...bounded('public-forms', publicForms),
          { path: 'logud-bekraeftelse', element: <SignedOutPage /> },
          { path: 'siden-er-midlertidigt-utilgaengelig', element: <FeatureUnavailablePage /> },
          { path: 'login-fejl', element: <SignInFailedPage /> },
          { path: 'maintenance', element: <MaintenancePage /> },
          ...bounded('status', [statusRoute]),
          { path: 'fejl', element: <InternalErrorPage /> },
          { path: '*', element: <InternalErrorPage /> },
        ],
      },
      {
        path: ':customerId',
        handle: withSideMenu,
        element: (
          <CustomerGate>
            <PortalLayout />
          </CustomerGate>
        ),
        children: [
          { index: true, element: <Navigate to={areaPaths.landingPage} replace /> },
          {
            element: <LandingLayout />,
            children: [
              {
                path: areaPaths.landingPage,
                element: <LandingPage />,
                errorElement: <PageError hasHeading={false} />,
              },
            ],
          },
          {
            id: areasRouteId,
            element: <ContentLayout />,
            children: [
              ...(hasTestPages ? bounded('test-pages', [tableTestRoute]) : []),
              { path: '*', element: <AreaSlot {...slot} />, errorElement: <PageError /> },
            ],
          },
        ],
      },
    ],
  },
];

interface RouterOptions {
  /** Whether pages that only test something are there; elsewhere their addresses are unknown ones. */
  readonly hasTestPages?: boolean;
}

/** Builds the router. Remotes that are ready are grafted in when the person goes to one of their paths. */
export const createPortalRouter = (loader: RemoteLoader, { hasTestPages = false }: RouterOptions = {}) => {
  const isCurrent = ({ key }: Location) =>
    router.state.navigation.state === 'idle' && router.state.location.key === key;
  const router = createBrowserRouter(routes({ loader, isCurrent }, hasTestPages), {
    basename: applicationPath,
    patchRoutesOnNavigation: ({ path, patch }) => {
      const owner = loader.ownerOf(path.replace(applicationPath, '').split('/')[2] ?? '');
      if (!owner) return;
      const current = loader.stateOf(owner.id);
      if (current.state !== 'ready') return;
      try {
        // The router adds routes whose id it has only once.
        patch(areasRouteId, bounded(owner.id, current.remote.routes));
      } catch (error) {
        // The router would show it in place of everything, the menu included.
        loader.refuse(owner.id, error);
      }
    },
  });
  return router;
};
