import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const acceptable = /^[\w.:-]{1,128}$/;

/** Correlation id of a request: the client's own if it is well-formed, otherwise a new one (HTTP-002). */
export function correlationId(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-correlation-id'];
  return typeof header === 'string' && acceptable.test(header) ? header : randomUUID();
}

/** Headers of every response: correlation id, no-store, nosniff, no framing, no scripts. */
export function addAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-correlation-id': request.id,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
}
