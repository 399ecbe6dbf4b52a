import { ARGUMENT_ERROR, type ApiError, type FailingSystem } from 'shared/contracts/api-error';
import { LINK_IN_NAME } from 'shared/contracts/person';
import { INVISIBLE_CHARACTERS } from 'shared/contracts/wire';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/unavailable.ts';
import { TooBusy } from '../hashing/hash-queue.ts';
import { ApiProblem, notFound } from './api-problem.ts';

/** Each call ends within this, in milliseconds, whatever the database does. */
export const callTimeout = 9_000;

const retryAfterSeconds = 2;

/** What is wrong with a text and has a sentence of its own on screen. */
const toldCodes = [INVISIBLE_CHARACTERS, LINK_IN_NAME] as const;

/** The body of a problem, in the shape that every refused or failed call has (HTTP-015). */
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

/** Answers whatever was thrown. Only what is known to be fit for the caller is told; the rest is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  if (problem.status === 503) void reply.header('retry-after', retryAfterSeconds);
  if (problem.status >= 500) request.log.error({ err: error }, 'the call failed');
  const system = request.routeOptions.config.system ?? 'Selfservice';
  void reply.code(problem.status).send(errorBody(problem, system));
}

/** `OPTIONS` is for preflights of browsers: any other is refused here, in the shape of all refusals. */
export function refuseOddOptions(
  { method, headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (problem?: Error) => void,
): void {
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  done(method === 'OPTIONS' && !isPreflight ? notAValidCall(400) : undefined);
}

/** Answers an address that no route has. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): void {
  answerError(notFound(), request, reply);
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isUnavailable(error) || isTooLate(error) || error instanceof TooBusy)
    return new ApiProblem(503, 'InternalServerError');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const names = error.validation.map(issue => issue.instancePath.split('/')[1] ?? '').filter(Boolean);
    const told = toldCodes.find(code => error.validation.some(({ message }) => message === code));
    return new ApiProblem(
      400,
      ARGUMENT_ERROR,
      told,
      `Not valid: ${[...new Set(names)].join(', ') || 'the call'}`,
    );
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return notAValidCall(status);
  return new ApiProblem(500, 'InternalServerError');
}

const notAValidCall = (status: number) =>
  new ApiProblem(status, ARGUMENT_ERROR, undefined, 'Not a valid call');

/** The call took longer than any may (`callTimeout`). */
const isTooLate = (error: unknown) => isFastifyError(error) && error.code === 'FST_ERR_HANDLER_TIMEOUT';

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}
