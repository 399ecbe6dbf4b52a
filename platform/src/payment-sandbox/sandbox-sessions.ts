import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SandboxPaymentSessionsTable } from '../database/tables/payments.ts';
import type { Database } from '../database/tables.ts';
import { addNotification } from './notifications.ts';

export type SandboxSession = Selectable<SandboxPaymentSessionsTable>;

/** Outcome of a payment; the library calls it result code. */
export type SandboxResult = 'Authorised' | 'Refused' | 'Cancelled';

export function findSession(db: Kysely<Database>, id: string): Promise<SandboxSession | undefined> {
  return db.selectFrom('sandbox_payment_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Ends a session once; later calls get the first outcome. The notification is written in the same transaction.
 *
 * @param notifyAt when the API is to be notified
 */
export function endSession(
  db: Kysely<Database>,
  id: string,
  result: SandboxResult,
  notifyAt: Date,
): Promise<SandboxResult> {
  return db.transaction().execute(async transaction => {
    const session = await lockSession(transaction, id);
    if (session.result !== null) return session.result;
    const psp_reference = randomBytes(8).toString('hex').toUpperCase();
    const ended = await transaction
      .updateTable('sandbox_payment_sessions')
      .set({ result, psp_reference })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await addNotification(transaction, ended, psp_reference, notifyAt);
    return result;
  });
}

/** Starts a challenge; the token is part of its page's URL. */
export async function startChallenge(db: Kysely<Database>, id: string): Promise<string> {
  const challenge_token = randomBytes(24).toString('base64url');
  await db
    .updateTable('sandbox_payment_sessions')
    .set({ challenge_token, challenge_answer: null })
    .where('id', '=', id)
    .where('result', 'is', null)
    .execute();
  return challenge_token;
}

function lockSession(transaction: Transaction<Database>, id: string): Promise<SandboxSession> {
  return transaction
    .selectFrom('sandbox_payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
