import { getResponse, http, type HttpHandler } from 'msw';
import { Refusal, refusalAnswer } from './route.ts';

interface NotedCall {
  readonly said: string;
  readonly answer: Promise<Response | undefined>;
}

/**
 * These handlers, by which what changes something is done once: the same call with the same Idempotency-Key gets the
 * first answer again, also when both come at the same time, and another call with that key is refused. A call that
 * fails leaves no note.
 */
export const once = (api: string, handlers: HttpHandler[]): HttpHandler[] => {
  const noted = new Map<string, NotedCall>();
  return [
    http.all(`${api}/*`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      // Left to the handlers behind this one.
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
