import type { RemindersBody } from 'shared/contracts/profile-changes';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import type { OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { wantsReminders } from './read-profile.ts';

/** Switches the mails before an invoice is due on or off. When off, reminders not yet written are not sent. */
export async function changeReminders(
  own: OwnChange,
  { invoiceReminders }: RemindersBody,
): Promise<OwnValues> {
  const { transaction, person, now } = own;
  const before = await wantsReminders(transaction, person.user_id);
  if (before === invoiceReminders) return undefined;
  await writeOwnEntry(own, 'RemindersChanged', { invoiceReminders: before }, { invoiceReminders });
  const { user_id } = person;
  if (invoiceReminders)
    await transaction.insertInto('invoice_reminder_wishes').values({ user_id, since: now }).execute();
  else await transaction.deleteFrom('invoice_reminder_wishes').where('user_id', '=', user_id).execute();
  return {};
}
