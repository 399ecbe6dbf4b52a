import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './api-problem.ts';

/**
 * Parses JSON bodies. An empty one is accepted: clients send `content-type: application/json` with every request
 * (HTTP-003), including most deletions. One that is not UTF-8 is refused, because decoding would replace the invalid
 * bytes.
 */
export function parseJsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isUtf8(body)) done(new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: the body'));
    else void parse(request, body.toString(), done);
  });
}
