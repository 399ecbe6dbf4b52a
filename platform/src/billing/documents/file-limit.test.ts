import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import { limitConcurrentFiles } from './file-limit.ts';

/** Max concurrent files per person. */
const places = 6;

describe('concurrent file downloads of a person', () => {
  const app = fastify();
  /** Waits for the client to abort before it takes a place, like a call that queries the database first. */
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

  it('are not used up by calls that were aborted before they took a place', async () => {
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
