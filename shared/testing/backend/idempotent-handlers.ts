import { getResponse, http, type HttpHandler } from 'msw';
import { Refusal, refusalAnswer } from './route.ts';

interface NotedCall {
  readonly said: string;
  readonly answer: Promise<Response | undefined>;
}

/**
 * Makes the handlers idempotent: a repeat of a call with the same Idempotency-Key gets the first response,
 * even when both are simultaneous, and a different call with that key is refused. Failed calls are not
 * stored.
 */
export const idempotent = (api: string, handlers: HttpHandler[]): HttpHandler[] => {
  const noted = new Map<string, NotedCall>();
  return [
    http.all(`${api}/*`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      // Passed on to the handlers below.
      if (request.method === 'GET' || key === null) return undefined;
      const said = JSON.stringify([request.method, request.url, await request.clone().text()]);
      const call = noted.get(key) ?? { said, answer: getResponse(handlers, request) };
      if (call.said !== said) return refusalAnswer('Selfservice', new Refusal(422, 'IdempotencyKeyReused'));
      noted.set(key, call);
      const answer = await call.answer;
      if (answer?.ok !== true) noted.delete(key);
      return answer?.clone();
    }),
    ...handlers,
  ];
};
