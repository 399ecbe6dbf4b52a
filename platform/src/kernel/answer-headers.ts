import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const acceptable = /^[\w.:-]{1,128}$/;

/** The correlation id of a call: the caller's own when it is harmless, else a new one (HTTP-002). */
export function correlationId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-correlation-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Headers of every answer: who asked, and that nothing may be stored, guessed, framed or run. */
export function addAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-correlation-id': request.id,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
}
