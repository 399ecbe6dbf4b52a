/** Renders a part of the shell with everything that start-up assembles, using fakes. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import type { Customer } from 'shared/contracts/customer';
import { createHttp, type Http } from 'shared/http/create-http';
import type { QueryClient } from 'shared/query';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'shared/router';
import { anyCustomer, anyRegisteredRemote } from 'shared/testing/builders.ts';
import { fetchFor } from 'shared/testing/customer-of-calls.ts';
import { HostProviders } from 'shared/testing/host-providers.tsx';
import { testApi, type HostOptions } from 'shared/testing/render-with-host.tsx';
import { PortalContext, type Portal, type SignedIn } from '../portal/portal.ts';
import { createPreloadPage } from '../preload/preload-page.ts';
import { createOverride } from '../remotes/releases/override.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createQueryClient } from '../store/query-client.ts';
import { createToastStore } from '../store/toast-store.ts';
import { createUserStore, type CustomersState } from '../store/user-store.ts';

/** @param customerOf customer of the open page: a call for another one fails the test */
const httpFor = (customerOf: () => string): Http =>
  createHttp({
    services: { '/self-service-api': testApi },
    accessToken: () => 'test-token',
    onUnauthorized: () => undefined,
    fetch: fetchFor(customerOf),
  });

/** A signed-in user whose customers are loaded, unless `customers` says otherwise. */
export const fakeSignedIn = (changes: Partial<SignedIn> = {}, customers?: CustomersState): SignedIn => {
  const userStore = createUserStore(
    { sub: 'user-1', email: 'superadmin@demo.example', customer_roles: [] },
    httpFor(() => '1001'),
    () => true,
  );
  userStore.setState({ customers: customers ?? { state: 'ready', customers: [anyCustomer()] } });
  return {
    userStore,
    signOut: () => Promise.resolve(),
    expiry: createStore(() => ({ isExpired: false })),
    signInAgain: () => Promise.resolve(),
    idleLimit: undefined,
    ...changes,
  };
};

/** A portal with one remote, `mfe-billing`, that is never loaded. */
export const fakePortal = (changes: Partial<Portal> = {}): Portal => {
  const registry = { schemaVersion: 1 as const, remotes: [anyRegisteredRemote()] };
  const loader = createRemoteLoader({
    registry,
    allowedOrigins: [],
    visit: () => ({ customerId: '1001', isToggleOn: () => false }),
    loadExposedModule: () => Promise.reject(new Error('not loaded in this test')),
    fetchRelease: () => Promise.resolve(),
    onFailure: () => undefined,
  });
  return {
    registry: { registry, source: 'network' },
    loader,
    preloadPage: createPreloadPage(loader),
    override: createOverride({ search: '', storage: window.sessionStorage, isAllowed: true }),
    toasts: createToastStore(),
    signedIn: fakeSignedIn(),
    isPreview: false,
    appVersion: createStore(() => ({ version: '1.0.0-test' })),
    endSession: () => Promise.resolve(),
    signInAs: () => Promise.resolve(),
    onNavigated: () => undefined,
    ...changes,
  };
};

export interface PortalOptions {
  readonly portal?: Portal;
  readonly customer?: Partial<Customer>;
  readonly toggles?: HostOptions['toggles'];
  readonly queryClient?: QueryClient;
}

/** The portal's contexts around `children`, without a router. */
export const InPortal = ({
  portal = fakePortal(),
  customer,
  toggles = {},
  queryClient = createQueryClient(portal.toasts),
  path = () => '',
  children,
}: PortalOptions & {
  /** The current path: it names the customer; if it does not, `customer` is used. */
  readonly path?: () => string;
  readonly children: ReactNode;
}) => {
  const of = anyCustomer(customer);
  const [http] = useState(() => httpFor(() => /(?<=\/)\d+(?=\/|$)/.exec(path())?.[0] ?? of.id));
  return (
    <PortalContext value={portal}>
      <HostProviders
        customer={of}
        session={{ userId: 'user-1', email: 'superadmin@demo.example' }}
        toggles={toggles}
        http={http}
        onToast={toast => portal.toasts.show(toast)}
        queryClient={queryClient}
      >
        {children}
      </HostProviders>
    </PortalContext>
  );
};

interface PortalRender extends RenderResult {
  readonly portal: Portal;
  /** The router's current address, path and query. */
  readonly address: () => string;
  /** Navigates to another page, as the browser's own buttons do. */
  readonly go: (path: string) => Promise<void>;
}

/** Renders routes at `path`, or one element at every path. */
export const renderInPortal = (
  what: ReactElement | RouteObject[],
  { path = '/1001/velkommen', portal = fakePortal(), ...options }: PortalOptions & { path?: string } = {},
): PortalRender => {
  const routes = Array.isArray(what) ? what : [{ path: '*', element: what }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const result = render(
    <InPortal portal={portal} path={() => router.state.location.pathname} {...options}>
      <RouterProvider router={router} />
    </InPortal>,
  );
  return {
    ...result,
    portal,
    address: () => router.state.location.pathname + router.state.location.search,
    go: path => act(() => router.navigate(path)),
  };
};
