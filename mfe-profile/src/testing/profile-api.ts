import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Profile } from 'shared/contracts/profile';
import { anyCustomer } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';

type Server = ReturnType<typeof setupServer>;

export const anyProfile = (changes: Partial<Profile> = {}): Profile => ({
  userId: 'user-1',
  email: 'superadmin@demo.example',
  emailVerified: true,
  firstName: 'Sofie',
  lastName: 'Lind',
  phoneNumber: '12345678',
  created: '2024-03-01T08:00:00.000Z',
  lastLogin: '2026-11-20T13:05:00.000Z',
  version: 3,
  ...changes,
});

/** Starts a test's API and stops it again; unknown calls fail the test. */
export const startApi = (): Server => {
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

/** A change as it reached the API. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

interface Answers {
  /** Refuses every change. */
  readonly status?: number;
  /** With this code of the domain. */
  readonly subCode?: string;
  /** The answer to a change waits for it. */
  readonly gate?: Promise<unknown>;
}

/** The error body of the API. */
export const refused = (status: number, subCode?: string) => {
  const code = subCode === undefined ? 'Unknown' : 'ArgumentError';
  const body = { code, subCode: subCode ?? null, statusCode: String(status), failingSystem: 'Selfservice' };
  return HttpResponse.json(body, { status });
};

/** Answers the profile and its changes, and keeps what was sent. */
export const serveProfile = (server: Server, { status = 200, subCode, gate }: Answers = {}): Call[] => {
  const calls: Call[] = [];
  let user = anyProfile();
  server.use(
    http.get(`${testApi}/user`, () => HttpResponse.json({ data: { user } })),
    http.get(`${testApi}/customers`, () => HttpResponse.json({ data: { customers: [anyCustomer()] } })),
    http.put(`${testApi}/user/:what`, async ({ request, params }) => {
      const body = (await request.json()) as { data: Partial<Profile> };
      const { headers, method } = request;
      calls.push({
        method,
        path: `/user/${String(params['what'])}`,
        body,
        ifMatch: headers.get('if-match'),
        idempotencyKey: headers.get('idempotency-key'),
      });
      await gate;
      if (status !== 200) return refused(status, subCode);
      const { firstName, lastName, phoneNumber, email } = { ...user, ...body.data };
      user = { ...user, firstName, lastName, phoneNumber, email, version: (user.version ?? 0) + 1 };
      return HttpResponse.json({ data: { user } });
    }),
  );
  return calls;
};

/** The profile cannot be read. */
export const refuseProfile = (server: Server): void => {
  server.use(http.get(`${testApi}/user`, () => new HttpResponse(null, { status: 500 })));
};
