import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';

const subjectOf = (customerId: string) => `rights ${customerId}`;

/** Shared lock on the rights at a customer until the transaction ends; changes to rights wait. */
export async function holdRights(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${subjectOf(customerId)}, 0))`.execute(
    transaction,
  );
}

/**
 * Exclusive lock on the rights at a customer: waits for changes that have started, and blocks new ones until the
 * transaction ends. One lock per customer, taken before any other, so that there are no deadlocks; rights change
 * rarely.
 */
export async function lockRights(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subjectOf(customerId)}, 0))`.execute(transaction);
}
