import { ARGUMENT_ERROR, type ApiError, type FailingSystem } from 'shared/contracts/api-error';
import { LINK_IN_NAME } from 'shared/contracts/person';
import { INVISIBLE_CHARACTERS } from 'shared/contracts/wire';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../../database/unavailable.ts';
import { TooBusy } from '../../hashing/hash-queue.ts';
import { ApiProblem, notFound } from '../api-problem.ts';

/** Maximum duration of a request in milliseconds, even when the database hangs. */
export const callTimeout = 9_000;

const retryAfterSeconds = 2;

/** Message of a temporary failure. With the code `Unknown` the portal shows it as it is (HTTP-020). */
const NOT_NOW = 'Tjenesten svarer ikke lige nu.';

/** Validation errors of texts that have their own message on screen. */
const codesWithText = [INVISIBLE_CHARACTERS, LINK_IN_NAME] as const;

/** Error body, in the format of all failed requests (HTTP-015). */
function errorBody(problem: ApiProblem, failingSystem: FailingSystem): ApiError {
  return {
    ...(problem.message === problem.code || problem.message === problem.subCode
      ? {}
      : { message: problem.message }),
    code: problem.code,
    ...(problem.subCode ? { subCode: problem.subCode } : {}),
    statusCode: String(problem.status),
    failingSystem,
  };
}

/** Error handler. Sends details only of errors meant for clients; logs all others. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  if (problem.status === 503) void reply.header('retry-after', retryAfterSeconds);
  if (problem.status >= 500) request.log.error({ err: error }, 'the call failed');
  const system = request.routeOptions.config.system ?? 'Selfservice';
  void reply.code(problem.status).send(errorBody(problem, system));
}

/** Rejects `OPTIONS` requests that are no CORS preflight, in the common error format. */
export function refuseOddOptions(
  { method, headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (problem?: Error) => void,
): void {
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  done(method === 'OPTIONS' && !isPreflight ? notAValidCall(400) : undefined);
}

/** Handler for unknown paths. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): void {
  answerError(notFound(), request, reply);
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isUnavailable(error) || isTooLate(error) || error instanceof TooBusy)
    return new ApiProblem(503, 'Unknown', undefined, NOT_NOW);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const names = error.validation.map(issue => issue.instancePath.split('/')[1] ?? '').filter(Boolean);
    const code = codesWithText.find(each => error.validation.some(({ message }) => message === each));
    return new ApiProblem(
      400,
      ARGUMENT_ERROR,
      code,
      `Not valid: ${[...new Set(names)].join(', ') || 'the call'}`,
    );
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return notAValidCall(status);
  return new ApiProblem(500, 'InternalServerError');
}

const notAValidCall = (status: number) =>
  new ApiProblem(status, ARGUMENT_ERROR, undefined, 'Not a valid call');

/** The request exceeded `callTimeout`. */
const isTooLate = (error: unknown) => isFastifyError(error) && error.code === 'FST_ERR_HANDLER_TIMEOUT';

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}
