import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SandboxPaymentSessionsTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';
import { addNotification } from './notifications.ts';

export type SandboxSession = Selectable<SandboxPaymentSessionsTable>;

/** How a payment ends; what the library calls its result code. */
export type SandboxResult = 'Authorised' | 'Refused' | 'Cancelled';

export function findSession(db: Kysely<Database>, id: string): Promise<SandboxSession | undefined> {
  return db.selectFrom('sandbox_payment_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Ends a session once: whoever comes second gets what the first one made of it. The notification is written with it.
 *
 * @param notifyAt when the API is to hear of it
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

/** Asks for a challenge; the token stands in the address of its page. */
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
