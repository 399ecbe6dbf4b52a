import { deliverMessages } from '../outbox/deliver-messages.ts';
import { localMailbox } from '../outbox/local-mailbox.ts';
import { answerPasswordResetRequests } from './answer-password-reset-requests.ts';
import type { ApiContext } from './api.ts';

/** Writes the mails that requests for a new password wait for, then sends everything in the outbox. */
export async function sendMails(context: ApiContext): Promise<void> {
  try {
    await answerPasswordResetRequests(context);
  } finally {
    await deliverMessages(context.db, localMailbox, new Date());
  }
}
