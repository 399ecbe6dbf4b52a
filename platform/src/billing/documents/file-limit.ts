import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../kernel/api-problem.ts';
import { callerOf } from '../../kernel/access/guard.ts';

/** Concurrent files per person and process; browsers allow no more connections to a server either. */
const maxConcurrent = 6;

const underWay = new Map<string, number>();

/**
 * Limits the concurrent document files per person, because everybody shares the PDF threads. The place is released when
 * the answer is sent or the connection is closed.
 *
 * @throws ApiProblem 429
 */
export function limitConcurrentFiles(request: FastifyRequest, reply: FastifyReply): void {
  const person = callerOf(request);
  const before = underWay.get(person) ?? 0;
  if (before >= maxConcurrent) throw new ApiProblem(429, 'TooManyRequests');
  // Already closed: there will be no close event.
  if (reply.raw.destroyed) return;
  underWay.set(person, before + 1);
  reply.raw.once('close', () => {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  });
}
