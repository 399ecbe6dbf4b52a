import { http, HttpResponse } from 'msw';
import type { HeldAlerts } from 'shared/contracts/access';
import type { Administrator } from 'shared/contracts/administrator';
import { pagingOf } from 'shared/contracts/paging';
import { staleVersion } from 'shared/testing/answers.ts';
import { anyAccount } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

/** A call that reached the API. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

const readCall = async (request: Request): Promise<Call> => {
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname.replace('/self-service-api', ''),
    query: Object.fromEntries(url.searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    ifMatch: request.headers.get('if-match'),
    idempotencyKey: request.headers.get('idempotency-key'),
  };
};

/** Mocks the usage alerts of administrators by e-mail; others have none. */
export const serveHeldAlerts = (server: TestApi, byEmail: Readonly<Record<string, HeldAlerts>> = {}) => {
  server.use(
    http.get(`${testApi}/users/usage-alerts`, ({ request }) => {
      const email = new URL(request.url).searchParams.get('email') ?? '';
      return HttpResponse.json({ data: { alerts: byEmail[email] ?? [] } });
    }),
  );
};

/** Mocks the lookup of one person by part of e-mail or name, as the API does; nobody has usage alerts. */
export const serveLookup = (server: TestApi, people: readonly Administrator[]) => {
  const calls: URLSearchParams[] = [];
  serveHeldAlerts(server);
  server.use(
    http.get(`${testApi}/customers/1001/users/v2`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      calls.push(searchParams);
      const users = people.filter(({ email }) => email.includes(searchParams.get('searchQuery') ?? ''));
      const paging = pagingOf({ offset: 0, pageSize: 40, totalCount: users.length });
      return HttpResponse.json({ data: { users, ...paging } });
    }),
  );
  return { calls };
};

/** The response of each write; an error status rejects it. */
interface WriteAnswers {
  readonly outcome?: 'Created' | 'Resent' | 'Unchanged';
  readonly status?: number;
  /** The response waits for this promise. */
  readonly gate?: Promise<unknown>;
}

/** Mocks every write of this area and records the requests. */
export const serveWrites = (
  server: TestApi,
  { outcome = 'Created', status = 200, gate }: WriteAnswers = {},
): { calls: Call[] } => {
  const calls: Call[] = [];
  const answer = (data: unknown) => async (info: { request: Request }) => {
    calls.push(await readCall(info.request));
    await gate;
    return status === 200
      ? HttpResponse.json({ data })
      : HttpResponse.json(
          {
            code: status === 404 ? 'NotFound' : 'Unknown',
            statusCode: String(status),
            failingSystem: 'CustomerAPI',
          },
          { status },
        );
  };
  const at = '2026-11-21T08:00:00.000Z';
  server.use(
    http.post(
      `${testApi}/invitations`,
      answer({
        invitation: {
          invitationId: 'invitation-9',
          email: 'ny@demo.example',
          status: 'Pending',
          expiresAt: at,
          sentAt: at,
          resendAvailableAt: at,
          outcome,
        },
      }),
    ),
    http.delete(`${testApi}/invitations`, answer({ invitationId: 'invitation-1' })),
    http.delete(`${testApi}/users/access`, answer({ email: 'mette.holm@demo.example', customerId: '1001' })),
    http.put(
      `${testApi}/user/assets`,
      answer({
        user: { email: 'mette.holm@demo.example', accessType: 'Limited', assets: [], version: 4 },
      }),
    ),
  );
  return { calls };
};

/** Mocks changes of the first user's rights; rejects them if the version does not match. */
export const serveVersionedAccess = (
  server: TestApi,
  people: readonly Administrator[],
): { calls: readonly Call[] } => {
  const calls: Call[] = [];
  server.use(
    http.put(`${testApi}/user/assets`, async ({ request }) => {
      const call = await readCall(request);
      calls.push(call);
      const { email, version } = people[0] ?? {};
      if (call.ifMatch === `"${String(version)}"`)
        return HttpResponse.json({ data: { user: { email, accessType: 'Full', assets: [], version: 5 } } });
      return staleVersion();
    }),
  );
  return { calls };
};

/** The response to an invitation by address: an outcome, or the sub-code of the error. */
type InvitationAnswers = Readonly<Record<string, 'Created' | 'Resent' | 'Unchanged' | { subCode: string }>>;

/** Mocks invitations by address; 'Created' by default. Records the requests. */
export const serveInvitations = (
  server: TestApi,
  answers: InvitationAnswers = {},
  gate?: Promise<unknown>,
): { calls: Call[] } => {
  const calls: Call[] = [];
  const at = '2026-11-21T08:00:00.000Z';
  server.use(
    http.post(`${testApi}/invitations`, async ({ request }) => {
      const call = await readCall(request);
      calls.push(call);
      await gate;
      const { email } = (call.body as { data: { email: string } }).data;
      const outcome = answers[email] ?? 'Created';
      if (typeof outcome === 'object')
        return HttpResponse.json(
          { code: 'ArgumentError', ...outcome, statusCode: '400', failingSystem: 'Selfservice' },
          { status: 400 },
        );
      const moments = { expiresAt: at, sentAt: at, resendAvailableAt: at };
      const invitation = { invitationId: email, email, status: 'Pending', ...moments, outcome };
      return HttpResponse.json({ data: { invitation } });
    }),
  );
  return { calls };
};

const accountAt = (index: number) =>
  anyAccount({
    accountId: String(80010000 + index),
    accountName: `Lager ${String(index)}`,
    rootAccountId: null,
    rootAccountName: null,
  });

/** Mocks the account search and the account list with `count` accounts; 'Lager 1' is 80010001. */
export const serveAccounts = (server: TestApi, count: number) => {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(`${testApi}/accounts`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      calls.push(query);
      const wanted = new URL(request.url).searchParams.getAll('accountIds');
      const found = Array.from({ length: count }, (_, index) => accountAt(index + 1)).filter(
        ({ accountId, accountName }) =>
          accountName.toLowerCase().includes((query['searchQuery'] ?? '').toLowerCase()) &&
          (wanted.length === 0 || wanted.includes(accountId)),
      );
      const [offset, pageSize] = [Number(query['offset']), Number(query['pageSize'])];
      const paging = pagingOf({ offset, pageSize, totalCount: found.length });
      return HttpResponse.json({ data: { accounts: found.slice(offset, offset + pageSize), ...paging } });
    }),
  );
  return { calls };
};

/** Fails the account search and the account list. */
export const refuseAccounts = (server: TestApi) => {
  server.use(http.get(`${testApi}/accounts`, () => new HttpResponse(null, { status: 500 })));
};
