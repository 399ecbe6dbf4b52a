import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

const subjectOf = (customerId: string) => `rights ${customerId}`;

/** Keeps everybody's rights at a customer as they are until the transaction ends: who is about to change them waits. */
export async function holdRights(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${subjectOf(customerId)}, 0))`.execute(
    transaction,
  );
}

/**
 * Waits for all changes at a customer that have begun by rights as they are, and lets none begin until the transaction
 * ends. One lock for the whole customer, taken before any other: rights change seldom, and nobody waits in a circle.
 */
export async function lockRights(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subjectOf(customerId)}, 0))`.execute(transaction);
}
