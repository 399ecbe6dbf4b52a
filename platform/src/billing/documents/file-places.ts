import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../kernel/api-problem.ts';
import { callerOf } from '../../kernel/guard.ts';

/** Files that one person may have made at once, in this process: a browser asks for no more of a server either. */
const maxConcurrent = 6;

const underWay = new Map<string, number>();

/**
 * Takes a place of the caller's for a file with documents, until its answer is sent or given up. The threads that make PDFs
 * are everybody's: whoever asked for hundreds of files had everybody wait for theirs.
 *
 * @throws ApiProblem 429
 */
export function takeFilePlace(request: FastifyRequest, reply: FastifyReply): void {
  const person = callerOf(request);
  const before = underWay.get(person) ?? 0;
  if (before >= maxConcurrent) throw new ApiProblem(429, 'TooManyRequests');
  // Given up before it began: it does not close once more.
  if (reply.raw.destroyed) return;
  underWay.set(person, before + 1);
  reply.raw.once('close', () => {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  });
}
