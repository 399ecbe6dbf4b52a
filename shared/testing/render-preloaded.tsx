/** Renders a remote's page after its preload, against the whole in-memory data set. */
import { startApi } from './start-api.ts';
import { deriveCustomer } from '../customers/capabilities.ts';
import { createHttp } from '../http/create-http.ts';
import { QueryClient } from 'shared/query';
import { preloadOf } from '../remote/preload.ts';
import type { Remote } from '../remote/remote.ts';
import { matchRoutes } from 'shared/router';
import { createBackendData } from './backend/backend-data.ts';
import { backendHandlers } from './backend/backend-handlers.ts';
import { anyCustomer } from './builders.ts';
import { renderWithHost, testApi } from './render-with-host.tsx';

/**
 * Call it once per test file. Returns a function that preloads a path below the customer and then opens it;
 * its result contains the calls of both steps, so that a test can check that the page made no further calls.
 */
export const startPreloadedPages = (remote: Remote) => {
  const data = createBackendData(new Date('2026-11-21T12:00:00Z'));
  const server = startApi(...backendHandlers(testApi, data));
  const asked: string[] = [];
  beforeAll(() => {
    server.events.on('request:start', ({ request }) => asked.push(request.url.slice(testApi.length)));
  });
  return async (path: string) => {
    asked.length = 0;
    // Same as in the shell: fresh data is not fetched again.
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
    const toggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };
    const ports = {
      http: createHttp({
        services: { '/self-service-api': testApi },
        accessToken: () => 'test-token',
        onUnauthorized: () => undefined,
      }),
      queryClient,
      customer: deriveCustomer(anyCustomer(), toggles),
      session: { userId: 'user-1', email: 'superadmin@demo.example' },
    };
    const { pathname, searchParams: search } = new URL(path, 'http://portal');
    const matches = matchRoutes(remote.routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route, params }) => {
        await preloadOf(route.handle)?.({ ...ports, params, search });
      }),
    );
    const ahead = asked.splice(0);
    renderWithHost(remote, { path, queryClient });
    return { ahead, asked };
  };
};
