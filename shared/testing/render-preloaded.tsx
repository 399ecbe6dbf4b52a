/** Draws a remote's page after what it begins with was fetched ahead, against the whole data set in memory. */
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
 * Call once per test file. The function that it gives preloads a path below the customer and then opens it; its
 * answer has the calls of either, so that a test can say that the page asked for nothing more.
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
    // As in the shell: what has just come is not asked for again.
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
