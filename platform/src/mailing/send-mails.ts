import { localMailbox } from '../outbox/local-mailbox.ts';
import {
  answerAllPasswordResetRequests,
  answerPasswordResetRequests,
} from '../passwords/answer-password-reset-requests.ts';
import type { MailContext } from '../kernel/api.ts';
import { sendInvoiceReminders } from '../reminders/send-invoice-reminders.ts';

/**
 * Writes the mails for password reset requests and for invoices due soon, then delivers everything due in the outbox.
 */
export function sendMails(context: MailContext): Promise<void> {
  return sendAfter([answerPasswordResetRequests(context), sendInvoiceReminders(context)], () =>
    context.outbox.deliver(localMailbox),
  );
}

/**
 * Like `sendMails`, but also waits for mails that another process is writing or sending, for callers that read the
 * outbox next.
 */
export function sendAllMails(context: MailContext): Promise<void> {
  return sendAfter([answerAllPasswordResetRequests(context), sendInvoiceReminders(context)], () =>
    context.outbox.deliverAll(localMailbox),
  );
}

/** Delivers the outbox even if a mail could not be written. */
async function sendAfter(writing: readonly Promise<void>[], send: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(writing);
  } finally {
    await Promise.allSettled(writing);
    await send();
  }
}
