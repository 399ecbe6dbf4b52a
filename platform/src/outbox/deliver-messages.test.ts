import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { deliverMessages, type Delivery } from './deliver-messages.ts';
import { putInOutbox, readOutbox, type OutboxMessage, type StoredMessage } from './outbox.ts';

const day = 86_400_000;
const message = (to: string): OutboxMessage => ({ to, channel: 'mail', subject: 's', text: 't', links: [] });

describe('delivering what waits in the outbox', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.db.deleteFrom('outbox_messages').execute());
  after(() => database.close());

  const put = (to: string) => putInOutbox(database.db, message(to), new Date());
  const deliver = (answer: (to: string) => Delivery | Promise<Delivery>, now = new Date()) => {
    const seen: string[] = [];
    const handOver = ({ to }: OutboxMessage) => {
      seen.push(to);
      return Promise.resolve(to).then(answer);
    };
    return deliverMessages(database.db, handOver, now).then(() => seen);
  };

  it('sends each message once, the oldest first', async () => {
    for (const to of ['a', 'b', 'c']) await put(to);
    assert.deepEqual(await deliver(() => 'sent'), ['a', 'b', 'c']);
    assert.deepEqual(await deliver(() => 'sent'), []);
    assert.deepEqual(
      (await readOutbox(database.db)).map(one => one.to),
      ['a', 'b', 'c'],
    );
  });

  it('sends each once also when several do so at the same time', async () => {
    for (let index = 0; index < 20; index += 1) await put(String(index));
    const seen = await Promise.all([deliver(() => 'sent'), deliver(() => 'sent'), deliver(() => 'sent')]);
    assert.equal(seen.flat().length, 20);
    assert.equal(new Set(seen.flat()).size, 20);
  });

  it('tries again later and later, and gives up in the end', async () => {
    await put('a');
    const fail = () => Promise.reject(new Error('no connection'));
    let now = new Date();
    assert.deepEqual(await deliver(fail, now), ['a']);
    assert.deepEqual(await deliver(fail, now), [], 'not at once');
    let attempts = 1;
    for (let round = 0; round < 20; round += 1) {
      now = new Date(now.getTime() + day);
      attempts += (await deliver(fail, now)).length;
    }
    assert.equal(attempts, 6);
    assert.deepEqual(await readOutbox(database.db), []);
  });

  it('gives up at once on what is refused, and goes on with the next', async () => {
    await put('a');
    await put('b');
    assert.deepEqual(await deliver(to => (to === 'a' ? 'refused' : 'sent')), ['a', 'b']);
    assert.deepEqual(await deliver(() => 'sent', new Date(Date.now() + day)), []);
    assert.deepEqual(
      (await readOutbox(database.db)).map(one => one.to),
      ['b'],
    );
  });

  it('sends again under the same id what was sent and not noted', async () => {
    await put('a');
    const ids: string[] = [];
    const recordId = ({ id }: StoredMessage): Promise<Delivery> => {
      ids.push(id);
      return Promise.resolve('sent');
    };
    await deliverMessages(database.db, recordId, new Date());
    // What a crash leaves: the mail system has it, and the database does not know.
    await database.db.updateTable('outbox_messages').set({ sent_at: null, next_attempt_at: null }).execute();
    await deliverMessages(database.db, recordId, new Date());
    assert.equal(ids.length, 2);
    assert.equal(ids[0], ids[1]);
    assert.deepEqual(
      (await readOutbox(database.db)).map(({ id }) => id),
      [ids[0]],
    );
  });

  it('knows nothing of a message whose change was undone', async () => {
    const undone = database.db.transaction().execute(async transaction => {
      await putInOutbox(transaction, message('a'), new Date());
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await deliver(() => 'sent'), []);
  });
});
