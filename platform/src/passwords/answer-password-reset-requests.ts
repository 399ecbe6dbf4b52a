import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { processAll, lockSharedWork } from '../outbox/shared-work.ts';
import type { MailContext } from '../kernel/api.ts';
import { hashLinkToken, newLinkToken } from '../kernel/link-token.ts';
import { passwordResetMail } from '../login-mails/password-mails.ts';

const minute = 60_000;

/**
 * Handles password reset requests: sends each existing login a mail with a link, and drops requests for unknown
 * addresses. Each in its own transaction; several processes may run this concurrently.
 */
export async function answerPasswordResetRequests(context: MailContext): Promise<void> {
  const { db, clock } = context;
  await db.deleteFrom('password_resets').where('expires_at', '<=', clock.now()).execute();
  let found = true;
  while (found) found = await db.transaction().execute(transaction => answerNext(transaction, context));
}

/**
 * Like `answerPasswordResetRequests`, but also waits for requests that another process is handling; their mails are
 * then in the outbox.
 */
export function answerAllPasswordResetRequests(context: MailContext): Promise<void> {
  return processAll(context.db, 'password reset request', () => answerPasswordResetRequests(context));
}

async function answerNext(transaction: Transaction<Database>, context: MailContext): Promise<boolean> {
  await lockSharedWork(transaction, 'password reset request');
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

/** Earlier links stay valid; otherwise anybody could invalidate the owner's link by requesting a new one. */
async function sendLink(
  transaction: Transaction<Database>,
  { clock, outbox, portalOrigin }: MailContext,
  user: { user_id: string; email: string },
): Promise<void> {
  const now = clock.now();
  // Ignores a repeated request within a minute, such as a double click: its mail is already on its way.
  const recent = await transaction
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', user.user_id)
    .where('created_at', '>', new Date(now.getTime() - minute))
    // Later ones are from before the clock was set back.
    .where('created_at', '<=', now)
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
