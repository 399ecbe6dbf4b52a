/** All routes of the portal. A remote's routes are added below the customer once it is loaded. */
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

/** The route below which react-router adds a remote's routes; its layout stays mounted between pages. */
const areasRouteId = 'areas';

type AreaSlotProps = Pick<ComponentProps<typeof RemoteSlot>, 'loader' | 'isCurrent'>;

/** An address that no loaded remote matches: the slot of the remote that owns it, or the not-found page. */
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

/** Routes inside an error boundary of their own, so that a failure stays there. */
const bounded = (id: string, children: RouteObject[]): RouteObject[] => [
  { id, element: <Outlet />, errorElement: <PageError />, children },
];

const late = (path: string, load: () => Promise<ComponentType>): RouteObject => {
  const Page = latePage(load, pageShape);
  return { path, element: <Page /> };
};

/** NAV-045. Lazy, and only in environments for development and test. */
const tableTestRoute = late(
  'table-test',
  async () => (await import('../pages/table-test/table-test.lazy.tsx')).TableTestPage,
);

/** Lazy: the portal's operators open it, customers do not. */
const statusRoute = late('status', async () => (await import('../pages/status/status.lazy.tsx')).StatusPage);

/** Lazy: pages for users who are not signed in, which signed-in users never need. */
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
    // Renders nothing: the first match settles before the first paint.
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
  /** Whether the test-only pages exist; elsewhere their addresses are not found. */
  readonly hasTestPages?: boolean;
}

/** Creates the router. A remote that is ready gets its routes added when the user goes to one of its paths. */
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
        // The router adds routes with the same id only once.
        patch(areasRouteId, bounded(owner.id, current.remote.routes));
      } catch (error) {
        // The router would render the error instead of the whole page, menu included.
        loader.refuse(owner.id, error);
      }
    },
  });
  return router;
};
