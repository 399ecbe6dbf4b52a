import { localMailbox } from './local-mailbox.ts';
import {
  answerAllPasswordResetRequests,
  answerPasswordResetRequests,
} from '../passwords/answer-password-reset-requests.ts';
import type { MailContext } from '../kernel/api.ts';

/** Writes the mails that requests for a new password wait for, then sends everything in the outbox that is due. */
export function sendMails(context: MailContext): Promise<void> {
  return sendAfter(answerPasswordResetRequests(context), () => context.outbox.deliver(localMailbox));
}

/** As `sendMails`, and waits for what another process writes or sends: for whoever looks into the outbox next. */
export function sendAllMails(context: MailContext): Promise<void> {
  return sendAfter(answerAllPasswordResetRequests(context), () => context.outbox.deliverAll(localMailbox));
}

/** What is in the outbox already does not suffer from a request that cannot be answered. */
async function sendAfter(answering: Promise<void>, send: () => Promise<void>): Promise<void> {
  try {
    await answering;
  } finally {
    await send();
  }
}
