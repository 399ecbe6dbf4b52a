import { fromKysely, PgBoss } from 'pg-boss';
import type { Kysely, Transaction } from 'kysely';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { logError } from '../logging/log-error.ts';

const queue = 'message-delivery';
const retryLimit = 5;
/** In seconds: the second attempt waits this long or up to twice as long, each later one double. */
const retryDelay = 20;

/** A message whose turn it is. Its outcome is noted in the transaction that it was taken in. */
export interface DueDelivery {
  messageId: number;
  /** Whether an attempt that fails is the last. */
  isLastAttempt: boolean;
  done(): Promise<void>;
  tryAgainLater(): Promise<void>;
}

/** Which messages are to be delivered, and when: jobs of pg-boss, on the same database as what they are about. */
export interface DeliveryQueue {
  /** Lines up a message of the outbox, if the transaction is committed. */
  add(transaction: Kysely<Database>, messageId: number): Promise<void>;
  /**
   * Takes the oldest message that is due, for as long as the transaction is open: another process skips it, and when
   * this one is killed it is due again at once.
   */
  take(transaction: Transaction<Database>): Promise<DueDelivery | undefined>;
  /** Ends the queue's own upkeep. */
  close(): Promise<void>;
}

/** Opens the queue on a migrated database; pg-boss makes and upgrades its tables, in a schema of its own. */
export async function openDeliveryQueue(database: Omit<OpenDatabase, 'close'>): Promise<DeliveryQueue> {
  const { db, kind, statements } = database;
  const boss = new PgBoss({
    db: statements,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    monitorVacuum: false,
  });
  boss.on('error', error => {
    logError('The delivery queue could not look after its tables.', error);
  });
  // Processes that make its tables at the same moment stand in each other's way.
  await oneAtATime(database, async () => {
    await boss.start();
    await boss.createQueue(queue, { retryLimit, retryDelay, retryBackoff: true });
  });
  await addForgotten(db, boss);
  return {
    async add(transaction, messageId) {
      await boss.send(queue, { messageId }, { db: fromKysely(transaction) });
    },
    async take(transaction) {
      const within = { db: fromKysely(transaction) };
      const [job] = await boss.fetch<{ messageId: number }>(queue, { ...within, includeMetadata: true });
      if (!job) return undefined;
      return {
        messageId: job.data.messageId,
        isLastAttempt: job.retryCount >= retryLimit,
        async done() {
          await boss.complete(queue, job, null, within);
        },
        async tryAgainLater() {
          await boss.fail(queue, job, null, within);
        },
      };
    },
    close: () => boss.stop({ close: false, graceful: false }),
  };
}

/**
 * Lines up what waits in the outbox and has no job: messages of a release that had no queue yet. Two processes that
 * start at once may line up the same one, which is sent once all the same.
 */
async function addForgotten(db: Kysely<Database>, boss: PgBoss): Promise<void> {
  const waiting = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute();
  // Asked for even when nothing waits: it has pg-boss learn the queue's settings now, not inside a transaction that
  // holds the embedded database's only connection.
  const jobs = await boss.findJobs<{ messageId: number }>(queue, { queued: true });
  const known = new Set(jobs.map(({ data }) => data.messageId));
  const forgotten = waiting.filter(({ id }) => !known.has(id));
  await boss.insert(
    queue,
    forgotten.map(({ id }) => ({ data: { messageId: id } })),
  );
}
