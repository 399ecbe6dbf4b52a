import { localMailbox } from '../outbox/local-mailbox.ts';
import { answerPasswordResetRequests } from './answer-password-reset-requests.ts';
import type { ApiContext } from './api.ts';

/** Writes the mails that requests for a new password wait for, then sends everything in the outbox that is due. */
export function sendMails(context: ApiContext): Promise<void> {
  return writeAndSend(context, () => context.outbox.deliver(localMailbox));
}

/** As `sendMails`, and waits for what another process is sending: for whoever looks into the outbox next. */
export function sendAllMails(context: ApiContext): Promise<void> {
  return writeAndSend(context, () => context.outbox.deliverAll(localMailbox));
}

async function writeAndSend(context: ApiContext, send: () => Promise<void>): Promise<void> {
  try {
    await answerPasswordResetRequests(context);
  } finally {
    await send();
  }
}
