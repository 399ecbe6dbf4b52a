import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Administrator } from 'shared/contracts/administrator';
import { pagingOf } from 'shared/contracts/paging';
import { testApi } from 'shared/testing/render-with-host.tsx';

/** Query of each call that reached the API, in order. */
interface UsersApi {
  readonly calls: Record<string, string>[];
}

const usersPath = `${testApi}/customers/:customerId/users`;

/** Starts a test's API and stops it again; unknown calls fail the test. */
export const startApi = () => {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
};

/** Answers the overview's call from a list, page by page, searched by e-mail. */
export const serveUsers = (
  server: ReturnType<typeof setupServer>,
  users: readonly Administrator[],
): UsersApi => {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(usersPath, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      calls.push(query);
      const [offset, pageSize] = [Number(query['offset']), Number(query['pageSize'])];
      const found = users.filter(({ email }) => email.includes(query['query'] ?? ''));
      return HttpResponse.json({
        data: {
          invitationUsers: found.slice(offset, offset + pageSize),
          ...pagingOf({ offset, pageSize, totalCount: found.length }),
        },
      });
    }),
  );
  return { calls };
};

/** Refuses the overview's call with a status and the API's error body. */
export const refuseUsers = (server: ReturnType<typeof setupServer>, status: number, once = false) => {
  const body = {
    code: status === 403 ? 'Forbidden' : 'Unknown',
    statusCode: String(status),
    failingSystem: 'Selfservice',
  };
  server.use(http.get(usersPath, () => HttpResponse.json(body, { status }), { once }));
};
