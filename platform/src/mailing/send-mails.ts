import { localMailbox } from '../outbox/local-mailbox.ts';
import {
  answerAllPasswordResetRequests,
  answerPasswordResetRequests,
} from '../passwords/answer-password-reset-requests.ts';
import type { MailContext } from '../kernel/api.ts';
import { sendInvoiceReminders } from '../reminders/send-invoice-reminders.ts';

/** Writes the mails that requests for a new password and invoices that are due soon wait for, then sends everything in the outbox that is due. */
export function sendMails(context: MailContext): Promise<void> {
  return sendAfter([answerPasswordResetRequests(context), sendInvoiceReminders(context)], () =>
    context.outbox.deliver(localMailbox),
  );
}

/** As `sendMails`, and waits for what another process writes or sends: for whoever looks into the outbox next. */
export function sendAllMails(context: MailContext): Promise<void> {
  return sendAfter([answerAllPasswordResetRequests(context), sendInvoiceReminders(context)], () =>
    context.outbox.deliverAll(localMailbox),
  );
}

/** What is in the outbox already does not suffer from a mail that cannot be written. */
async function sendAfter(writing: readonly Promise<void>[], send: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(writing);
  } finally {
    await Promise.allSettled(writing);
    await send();
  }
}
