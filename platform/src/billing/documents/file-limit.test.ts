import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import { limitConcurrentFiles } from './file-limit.ts';

/** As many as a person may have. */
const places = 6;

describe('the places of a person for files', () => {
  const app = fastify();
  /** Waits for the person to give up before it takes the place, as a call does that asks the database first. */
  let takesLate = false;
  let url = '';
  before(async () => {
    app.addHook('onRequest', (request, _reply, done) => {
      request.userId = 'somebody';
      done();
    });
    app.get('/', async (request, reply) => {
      if (takesLate) await once(reply.raw, 'close');
      limitConcurrentFiles(request, reply);
      return takesLate ? 'nobody reads this' : 'file';
    });
    url = await app.listen();
  });
  after(() => app.close());

  it('are free again after calls that were given up before they took one', async () => {
    takesLate = true;
    for (let times = 0; times < places; times += 1) {
      const givenUp = new AbortController();
      const arrived = once(app.server, 'request');
      const asked = assert.rejects(fetch(url, { signal: givenUp.signal }));
      await arrived;
      givenUp.abort();
      await asked;
    }
    takesLate = false;
    assert.equal(await (await fetch(url)).text(), 'file');
  });
});
