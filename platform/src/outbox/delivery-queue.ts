import { fromKysely, PgBoss } from 'pg-boss';
import type { Kysely, Transaction } from 'kysely';
import { withStartupLock } from '../database/startup-lock.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { logError } from '../logging/log-error.ts';

const queue = 'message-delivery';
const retryLimit = 5;
/**
 * Retry delay in seconds: the second attempt waits one to two times this long, and each later attempt twice as long.
 */
const retryDelay = 20;

/** A due message. Its outcome is recorded in the transaction that took it. */
export interface DueDelivery {
  messageId: number;
  /** Whether this is the last attempt. */
  isLastAttempt: boolean;
  done(): Promise<void>;
  tryAgainLater(): Promise<void>;
}

/** The delivery queue: pg-boss jobs in the same database as the data the messages are about. */
export interface DeliveryQueue {
  /** Queues a message of the outbox when the transaction commits. */
  add(transaction: Kysely<Database>, messageId: number): Promise<void>;
  /**
   * Takes the oldest due message until the transaction ends. Other processes skip it; if this one is killed, it is due
   * again immediately.
   */
  take(transaction: Transaction<Database>): Promise<DueDelivery | undefined>;
  /** Stops the queue's maintenance. */
  close(): Promise<void>;
}

/** Opens the queue of a migrated database; pg-boss creates and upgrades its tables in its own schema. */
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
  // Serialized, because processes creating the tables at the same time would conflict.
  await withStartupLock(database, async () => {
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
 * Queues messages that have no job, written by a release before the queue existed. Two processes starting at once may
 * queue the same message twice; it is sent only once.
 */
async function addForgotten(db: Kysely<Database>, boss: PgBoss): Promise<void> {
  const waiting = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute();
  // Called even if nothing is waiting, so that pg-boss loads the queue's settings now and not inside a transaction
  // that holds the embedded database's only connection.
  const jobs = await boss.findJobs<{ messageId: number }>(queue, { queued: true });
  const queued = new Set(jobs.map(({ data }) => data.messageId));
  const forgotten = waiting.filter(({ id }) => !queued.has(id));
  await boss.insert(
    queue,
    forgotten.map(({ id }) => ({ data: { messageId: id } })),
  );
}
