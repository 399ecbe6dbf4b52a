import type { FastifyInstance } from 'fastify';

/**
 * Accepts an empty body with `content-type: application/json`: clients send the header with every request (HTTP-003),
 * including most deletions.
 */
export function acceptEmptyBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
