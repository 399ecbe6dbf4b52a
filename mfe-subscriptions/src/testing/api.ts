import { http, HttpResponse } from 'msw';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

/** Mocks `GET {path}` with a response made from the query; returns the received queries, in order. */
export const serve = (
  server: TestApi,
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

/** Fails `GET {path}` once with a status and the API's error body. */
export const refuseOnce = (server: TestApi, path: string, status: number) => {
  const body = { code: 'Unknown', statusCode: String(status), failingSystem: 'Selfservice' };
  server.use(http.get(`${testApi}/${path}`, () => HttpResponse.json(body, { status }), { once: true }));
};
