/** What the API of a test answers: `api.use(http.get(path, answerOf({ accounts: [] })))`. */
import { HttpResponse, type JsonBodyType } from 'msw';
import type { FailingSystem } from '../contracts/api-error.ts';

/** Answers every call with these data, as they are now, in the envelope that the API puts around them. */
export const answerOf =
  (data: JsonBodyType, status = 200) =>
  (): HttpResponse<JsonBodyType> =>
    HttpResponse.json({ data }, { status });

/** The API's refusal of a call for a reason that pages have words for. */
export const refusalOf = (
  subCode: string,
  failingSystem: FailingSystem = 'Selfservice',
): HttpResponse<JsonBodyType> =>
  HttpResponse.json({ code: 'ArgumentError', subCode, statusCode: '400', failingSystem }, { status: 400 });

/** The API's answer about what is not there, or not any more. */
export const notFound = (): HttpResponse<JsonBodyType> =>
  HttpResponse.json({ code: 'NotFound', statusCode: '404', failingSystem: 'Selfservice' }, { status: 404 });

/** The API's refusal of an edit of what somebody else changed meanwhile. */
export const staleVersion = (): HttpResponse<JsonBodyType> =>
  HttpResponse.json(
    { code: 'StaleVersion', statusCode: '412', failingSystem: 'Selfservice' },
    { status: 412 },
  );
