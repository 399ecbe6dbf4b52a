import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { testApi } from 'shared/testing/render-with-host.tsx';

export type Api = ReturnType<typeof setupServer>;

/** Starts a test's API and stops it again; a call nobody answers fails the test. */
export const startApi = (): Api => {
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

/** Answers `GET {path}` with what the test makes of its query; gives the queries that came, in order. */
export const serve = (
  server: Api,
  path: string,
  answer: (query: URLSearchParams) => object | null,
): { readonly calls: URLSearchParams[] } => {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get(`${testApi}/${path}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      calls.push(query);
      return HttpResponse.json({ data: answer(query) });
    }),
  );
  return { calls };
};

/** Refuses `GET {path}` once with a status and the API's error body. */
export const refuseOnce = (server: Api, path: string, status: number) => {
  const body = { code: 'Unknown', statusCode: String(status), failingSystem: 'Selfservice' };
  server.use(http.get(`${testApi}/${path}`, () => HttpResponse.json(body, { status }), { once: true }));
};
