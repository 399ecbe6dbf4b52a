import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { doAll, holdInHand } from '../outbox/in-hand.ts';
import type { MailContext } from '../kernel/api.ts';
import { hashLinkToken, newLinkToken } from '../kernel/link-token.ts';
import { passwordResetMail } from '../login-mails/password-mails.ts';

const minute = 60_000;

/**
 * Looks whose the addresses are that a new password was asked for, and writes each login a mail with a link. What
 * nobody has is forgotten. Each in a transaction of its own; several processes may do so at once.
 */
export async function answerPasswordResetRequests(context: MailContext): Promise<void> {
  const { db, clock } = context;
  await db.deleteFrom('password_resets').where('expires_at', '<=', clock.now()).execute();
  let found = true;
  while (found) found = await db.transaction().execute(transaction => answerNext(transaction, context));
}

/** As `answerPasswordResetRequests`, and waits for what another process is answering: its mail is then in the outbox. */
export function answerAllPasswordResetRequests(context: MailContext): Promise<void> {
  return doAll(context.db, 'password reset request', () => answerPasswordResetRequests(context));
}

async function answerNext(transaction: Transaction<Database>, context: MailContext): Promise<boolean> {
  await holdInHand(transaction, 'password reset request');
  const request = await transaction
    .selectFrom('password_reset_requests')
    .select('email')
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!request) return false;
  await transaction.deleteFrom('password_reset_requests').where('email', '=', request.email).execute();
  const user = await transaction
    .selectFrom('users')
    .select(['user_id', 'email'])
    .where('email', '=', request.email)
    .forUpdate()
    .executeTakeFirst();
  if (user) await sendLink(transaction, context, user);
  return true;
}

/** A link that was sent before stays good: else anybody could make the owner's own link useless by asking anew. */
async function sendLink(
  transaction: Transaction<Database>,
  { clock, outbox, portalOrigin }: MailContext,
  user: { user_id: string; email: string },
): Promise<void> {
  const now = clock.now();
  // A double click is one wish: within a minute the mail is on its way already.
  const recent = await transaction
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', user.user_id)
    .where('created_at', '>', new Date(now.getTime() - minute))
    .executeTakeFirst();
  if (recent) return;
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MINUTES * minute);
  await transaction
    .insertInto('password_resets')
    .values({
      token_hash: hashLinkToken(token),
      user_id: user.user_id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const link = `${portalOrigin}/selvbetjening/vaelg-ny-adgangskode?token=${token}`;
  await outbox.put(transaction, passwordResetMail(user.email, link, expiresAt), now);
}
