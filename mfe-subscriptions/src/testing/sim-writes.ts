import { http, HttpResponse } from 'msw';
import type { Esim } from 'shared/contracts/sim-card';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

/** An error response: its status and sub-code. */
interface Refusal {
  readonly status: number;
  readonly subCode?: string;
}

interface SimCalls {
  /** Numbers that were checked. */
  readonly validated: string[];
  readonly changes: { readonly query: string; readonly key: string | null; readonly body: unknown }[];
  /** Idempotency-Keys of ordered eSIMs. */
  readonly esimOrders: (string | null)[];
}

const refused = ({ status, subCode }: Refusal) =>
  HttpResponse.json(
    {
      code: subCode ? 'ArgumentError' : 'Unknown',
      subCode,
      statusCode: String(status),
      failingSystem: 'NumberAPI',
    },
    { status },
  );

interface SimAnswers {
  readonly validate?: Refusal;
  readonly change?: Refusal;
  readonly esim?: Esim | Refusal;
  /** Every response waits for this promise. */
  readonly gate?: Promise<unknown>;
}

/** Mocks the writes to SIM cards and records the requests. */
export const serveSimWrites = (server: TestApi, answers: SimAnswers = {}): SimCalls => {
  const { validate, change, esim, gate } = answers;
  const calls: SimCalls = { validated: [], changes: [], esimOrders: [] };
  server.use(
    http.get<{ icc: string }>(`${testApi}/sim/:icc/validate`, async ({ params, request }) => {
      calls.validated.push(params.icc + new URL(request.url).search);
      await gate;
      return validate ? refused(validate) : new HttpResponse('Ja', { status: 200 });
    }),
    http.put(`${testApi}/subscriptions/S1/sims`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      calls.changes.push({ query: new URL(request.url).search, key, body: await request.json() });
      await gate;
      const placed = { orderId: 'O1', status: 'Submitted', effectiveDate: '2026-11-21' };
      return change ? refused(change) : HttpResponse.json({ data: placed }, { status: 202 });
    }),
    http.post(`${testApi}/subscriptions/S1/sims/esims`, async ({ request }) => {
      calls.esimOrders.push(request.headers.get('idempotency-key'));
      await gate;
      return esim && 'subCode' in esim ? refused(esim) : HttpResponse.json({ data: esim ?? null });
    }),
  );
  return calls;
};

/** Mocks the PUK code of S1; returns the received queries. */
export const servePukCode = (server: TestApi, pukCode: string | null): string[] => {
  const queries: string[] = [];
  server.use(
    http.post(`${testApi}/subscriptions/S1/puk-code`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ data: { pukCode } });
    }),
  );
  return queries;
};
