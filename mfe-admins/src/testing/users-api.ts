import { http, HttpResponse } from 'msw';
import type { Administrator } from 'shared/contracts/administrator';
import { pagingOf } from 'shared/contracts/paging';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

/** Query of each call that reached the API, in order. */
interface UsersApi {
  readonly calls: Record<string, string>[];
}

const usersPath = `${testApi}/customers/1001/users`;

/** Mocks the overview's call with a list, page by page, with search by e-mail. */
export const serveUsers = (server: TestApi, users: readonly Administrator[]): UsersApi => {
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

/** Fails the overview's call with a status and the API's error body. */
export const refuseUsers = (server: TestApi, status: number, once = false) => {
  const body = {
    code: status === 403 ? 'Forbidden' : 'Unknown',
    statusCode: String(status),
    failingSystem: 'Selfservice',
  };
  server.use(http.get(usersPath, () => HttpResponse.json(body, { status }), { once }));
};
