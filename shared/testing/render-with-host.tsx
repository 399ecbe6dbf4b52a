/**
 * Renders a remote's pages like the shell, with fakes: for page tests and standalone starts.
 *
 * Calls go through the real HTTP client to `https://api.test`, so that MSW handlers respond and every
 * response is parsed by its contract.
 */
import type { ReactElement } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import type { Customer } from '../contracts/customer.ts';
import { createHttp } from '../http/create-http.ts';
import { unavailableHref } from '../remote/links.ts';
import type { Remote } from '../remote/remote.ts';
import type { NewToast } from 'shared/toasts';
import type { TextToggleKey, ToggleKey } from 'shared/toggles';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'shared/router';
import { UiProvider } from 'shared/ui/provider';
import { QueryClient } from 'shared/query';
import { anyCustomer } from './builders.ts';
import { fetchFor } from './customer-of-calls.ts';
import { HostProviders } from './host-providers.tsx';

/** Base address of the test HTTP client's calls; prefix MSW paths with it. */
export const testApi = 'https://api.test/self-service-api';

export interface HostOptions {
  /** Path below the customer to open, with its query: `faktura?page=2`. */
  readonly path: string;
  readonly customer?: Partial<Customer>;
  readonly toggles?: Partial<Record<ToggleKey, boolean> & Record<TextToggleKey, string>>;
  /** The query cache; by default an empty one. */
  readonly queryClient?: QueryClient;
}

export interface HostRender extends RenderResult {
  /** Toasts shown by the page, in order. */
  readonly toasts: readonly NewToast[];
  /** Texts with which the global search was opened, in order. */
  readonly searches: readonly string[];
  /** The router's current path and query. */
  readonly address: () => string;
  /** Whether the last navigation kept the scroll position. */
  readonly isScrollKept: () => boolean;
  /** Moves in the router's history: -1 is the browser's back button. */
  readonly go: (steps: number) => void;
}

/** The shell's frame around every page: connects the UI kit's links to the router. */
const Frame = () => {
  const navigate = useNavigate();
  return (
    <UiProvider
      navigate={to => {
        void navigate(to);
      }}
    >
      <Outlet />
    </UiProvider>
  );
};

/** Mounts a remote below a customer (default: superadministrator at 1001 with contract). */
export const renderWithHost = (remote: Remote, options: HostOptions): HostRender => {
  const customer = anyCustomer(options.customer);
  const toasts: NewToast[] = [];
  const searches: string[] = [];
  const queryClient =
    options.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const providers = (children: ReactElement) => (
    <HostProviders
      customer={customer}
      session={{ userId: 'user-1', email: 'superadmin@demo.example' }}
      toggles={options.toggles ?? {}}
      http={createHttp({
        services: { '/self-service-api': testApi },
        accessToken: () => 'test-token',
        onUnauthorized: () => undefined,
        fetch: fetchFor(() => customer.id),
      })}
      onToast={toast => toasts.push(toast)}
      onSearch={text => searches.push(text)}
      queryClient={queryClient}
    >
      {children}
    </HostProviders>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/:customerId', children: remote.routes },
          { path: unavailableHref, element: <p>Uden for området</p> },
          { path: '*', element: <p>Uden for området</p> },
        ],
      },
    ],
    { initialEntries: [`/${customer.id}/${options.path}`] },
  );
  const result = render(providers(<RouterProvider router={router} />));
  return {
    ...result,
    toasts,
    searches,
    address: () => router.state.location.pathname + router.state.location.search,
    isScrollKept: () => router.state.preventScrollReset,
    go: steps => {
      act(() => {
        void router.navigate(steps);
      });
    },
  };
};
