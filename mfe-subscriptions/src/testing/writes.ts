import { http, HttpResponse } from 'msw';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

/** A write that reached the API. */
export interface Written {
  readonly query: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/**
 * Mocks orders by `PUT {path}` or another method, with an effective date; responds at once or when told. Returns the
 * requests, in order.
 */
export const takeOrders = (
  server: TestApi,
  path: string,
  order: PlacedOrder,
  wait = Promise.resolve(),
  method: 'put' | 'post' = 'put',
) => {
  const written: Written[] = [];
  server.use(
    http[method](`${testApi}/${path}`, async ({ request }) => {
      written.push({
        query: new URL(request.url).searchParams.toString(),
        body: await request.json(),
        idempotencyKey: request.headers.get('idempotency-key'),
      });
      await wait;
      return HttpResponse.json({ data: order }, { status: 202 });
    }),
  );
  return { written };
};
