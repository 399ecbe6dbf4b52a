/** Mock responses of the API in tests: `api.use(http.get(path, answerOf({ accounts: [] })))`. */
import { HttpResponse, type JsonBodyType } from 'msw';
import type { FailingSystem } from '../contracts/api-error.ts';

/** Responds to every call with the current state of these data, in the API's envelope. */
export const answerOf =
  (data: JsonBodyType, status = 200) =>
  (): HttpResponse<JsonBodyType> =>
    HttpResponse.json({ data }, { status });

/** An API error with a code that pages have a message for. */
export const refusalOf = (
  subCode: string,
  failingSystem: FailingSystem = 'Selfservice',
): HttpResponse<JsonBodyType> =>
  HttpResponse.json({ code: 'ArgumentError', subCode, statusCode: '400', failingSystem }, { status: 400 });

/** The API's response for a missing record. */
export const notFound = (): HttpResponse<JsonBodyType> =>
  HttpResponse.json({ code: 'NotFound', statusCode: '404', failingSystem: 'Selfservice' }, { status: 404 });

/** The API's response to a concurrent update. */
export const staleVersion = (): HttpResponse<JsonBodyType> =>
  HttpResponse.json(
    { code: 'StaleVersion', statusCode: '412', failingSystem: 'Selfservice' },
    { status: 412 },
  );
