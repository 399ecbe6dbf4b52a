import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { waitForLockWaiter } from '../testing/database/lock-waits.ts';
import { deliverMessages, type Deliver, type Delivery } from './deliver-messages.ts';
import { openDeliveryQueue } from './delivery-queue.ts';
import { readOutbox, type OutboxMessage, type StoredMessage } from './messages.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const message = (to: string): OutboxMessage => ({ to, channel: 'mail', subject: 's', text: 't', links: [] });

describe('delivering the outbox', () => {
  let database: OpenDatabase;
  let outbox: Outbox;
  before(async () => {
    database = await openTestDatabase();
    outbox = await openOutbox(database);
  });
  beforeEach(async () => {
    await database.db.deleteFrom('outbox_messages').execute();
    await sql`delete from pgboss.job`.execute(database.db);
  });
  after(async () => {
    await outbox.close();
    await database.close();
  });

  /** The queue of another process, until the test ends. */
  const openQueue = async (context: TestContext) => {
    const queue = await openDeliveryQueue(database);
    context.after(() => queue.close());
    return queue;
  };
  const put = (to: string) => outbox.put(database.db, message(to), new Date());
  const deliver = (answer: (to: string) => Delivery | Promise<Delivery>) => {
    const seen: string[] = [];
    const handOver = ({ to }: OutboxMessage) => {
      seen.push(to);
      return Promise.resolve(to).then(answer);
    };
    return outbox.deliver(handOver).then(() => seen);
  };
  const waiting = () =>
    database.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
  const sentTo = async () => (await readOutbox(database.db)).map(one => one.to);
  /** Skips the delays before retries. */
  const waitOut = () => sql`update pgboss.job set start_after = now()`.execute(database.db);

  it('sends each message once, oldest first', async () => {
    for (const to of ['a', 'b', 'c']) await put(to);
    assert.deepEqual(await deliver(() => 'sent'), ['a', 'b', 'c']);
    assert.deepEqual(await deliver(() => 'sent'), []);
    assert.deepEqual(await sentTo(), ['a', 'b', 'c']);
  });

  it('sends each message once with several concurrent deliveries', async () => {
    for (let index = 0; index < 20; index += 1) await put(String(index));
    const seen = await Promise.all([deliver(() => 'sent'), deliver(() => 'sent'), deliver(() => 'sent')]);
    assert.equal(seen.flat().length, 20);
    assert.equal(new Set(seen.flat()).size, 20);
  });

  it('retries with growing delays, and gives up after six attempts', async () => {
    await put('a');
    const fail = () => Promise.reject(new Error('no connection'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      assert.deepEqual(await deliver(fail), ['a'], `attempt ${String(attempt)}`);
      assert.deepEqual(await deliver(fail), [], 'not at once');
      const { rows } = await sql<{
        wait: number;
      }>`select extract(epoch from start_after - now())::float as wait from pgboss.job`.execute(database.db);
      waits.push(rows[0]?.wait ?? 0);
      await waitOut();
    }
    assert.deepEqual(await deliver(fail), [], 'given up');
    assert.deepEqual(await readOutbox(database.db), []);
    assert.deepEqual(await waiting(), [], 'also after a restart');
    for (const [index, wait] of waits.slice(0, 5).entries()) {
      const least = 20 * 2 ** index;
      const isInTime = wait > least - 5 && wait <= 2 * least;
      assert.ok(isInTime, `${String(wait)} s after attempt ${String(index + 1)}`);
    }
  });

  it('times out after ten seconds without an answer, and retries', async context => {
    await put('a');
    const wait = new AbortController();
    const waits = context.mock.method(AbortSignal, 'timeout', () => wait.signal);
    let wasTold = false;
    const silent: Deliver = (_message, signal) => {
      signal.addEventListener('abort', () => {
        wasTold = true;
      });
      wait.abort();
      return new Promise(() => undefined);
    };
    await outbox.deliver(silent);
    assert.ok(wasTold);
    assert.deepEqual(
      waits.mock.calls.map(call => call.arguments),
      [[10_000]],
    );
    assert.deepEqual(await deliver(() => 'sent'), [], 'not at once');
    await waitOut();
    assert.deepEqual(await deliver(() => 'sent'), ['a']);
  });

  it('does not retry a refused message, and continues with the next', async context => {
    await put('a');
    await put('b');
    assert.deepEqual(await deliver(to => (to === 'a' ? 'refused' : 'sent')), ['a', 'b']);
    await waitOut();
    assert.deepEqual(await deliver(() => 'sent'), []);
    assert.deepEqual(await sentTo(), ['b']);
    const afterStart = await openQueue(context);
    assert.deepEqual(await deliver(() => 'sent'), []);
    const refused = database.db.selectFrom('outbox_messages').select('id').where('recipient', '=', 'a');
    const { id } = await refused.executeTakeFirstOrThrow();
    await afterStart.add(database.db, id);
    assert.deepEqual(await deliver(() => 'sent'), [], 'nor when queued twice');
  });

  it('retries at once when a crash rolls back the job', async context => {
    await put('a');
    const ids: string[] = [];
    const recordId = ({ id }: StoredMessage): Promise<Delivery> => {
      ids.push(id);
      return Promise.resolve('sent');
    };
    const queue = await openQueue(context);
    const crash = database.db.transaction().execute(async transaction => {
      assert.ok(await queue.take(transaction));
      throw new Error('killed');
    });
    await assert.rejects(crash, /killed/);
    await outbox.deliver(recordId);
    assert.deepEqual(
      (await readOutbox(database.db)).map(({ id }) => id),
      ids,
    );
    assert.equal(ids.length, 1);
  });

  it('waits for messages in progress in another process before it reports completion', async context => {
    await put('a');
    const queue = await openQueue(context);
    const { promise: isInHand, resolve: take } = Promise.withResolvers<undefined>();
    const { promise: outcome, resolve: finish } = Promise.withResolvers<Delivery>();
    const other = deliverMessages(database.db, queue, () => {
      take(undefined);
      return outcome;
    });
    await isInHand;
    const all = outbox.deliverAll(() => Promise.resolve('sent')).then(sentTo);
    // The embedded database has a single transaction, which any query would wait for.
    if (database.kind === 'postgres')
      await Promise.race([all, waitForLockWaiter(database.db, context.signal)]);
    finish('sent');
    assert.deepEqual(await all, ['a']);
    await other;
  });

  it('sends nothing for a change that was rolled back', async () => {
    const undone = database.db.transaction().execute(async transaction => {
      await outbox.put(transaction, message('a'), new Date());
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await deliver(() => 'sent'), []);
  });

  it('does not send deleted messages', async () => {
    await put('a');
    await database.db.deleteFrom('outbox_messages').execute();
    await put('b');
    assert.deepEqual(await deliver(() => 'sent'), ['b']);
  });

  it('queues messages without a job on start, and sends a message that is queued twice once', async context => {
    await put('a');
    await sql`delete from pgboss.job`.execute(database.db);
    await put('b');
    const second = await openQueue(context);
    await database.db.transaction().execute(async transaction => {
      const [row] = await transaction
        .selectFrom('outbox_messages')
        .selectAll()
        .where('recipient', '=', 'a')
        .execute();
      assert.ok(row);
      await second.add(transaction, row.id);
    });
    assert.deepEqual((await deliver(() => 'sent')).sort(), ['a', 'b']);
  });
});
