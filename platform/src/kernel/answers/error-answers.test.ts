import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fastify, { type FastifyInstance } from 'fastify';
import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';
import { TooBusy } from '../../hashing/hash-queue.ts';
import { answerError } from './error-answers.ts';

describe('a call that cannot be answered now', () => {
  let api: FastifyInstance;
  before(async () => {
    api = fastify({ handlerTimeout: 1 });
    api.setErrorHandler(answerError);
    api.get('/never', () => new Promise(() => undefined));
    api.get('/busy', () => Promise.reject(new TooBusy()));
    api.get('/locked', () => Promise.reject(Object.assign(new Error('lock'), { code: '55P03' })));
    api.get('/broken', () => Promise.reject(Object.assign(new Error('syntax'), { code: '42601' })));
    await api.ready();
  });
  after(() => api.close());

  for (const path of ['/never', '/busy', '/locked'])
    it(`answers 503 with Retry-After and a message: ${path} (HTTP-020)`, async () => {
      const answer = await api.inject(path);
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.headers['retry-after'], '2');
      const { statusCode, code, message } = z.parse(apiErrorSchema, answer.json());
      assert.deepEqual([statusCode, code, message], ['503', 'Unknown', 'Tjenesten svarer ikke lige nu.']);
    });

  it('answers 500 without Retry-After when a retry would not help', async () => {
    const answer = await api.inject('/broken');
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [500, undefined]);
  });
});
