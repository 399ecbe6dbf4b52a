import type { ColumnType } from 'kysely';
import type { MessageChoices } from 'shared/contracts/messages';
import type { Timestamp } from './column-types.ts';

/** Notification settings of a person, with the time of the next check. */
export interface MessageChoicesTable {
  user_id: string;
  choices: ColumnType<MessageChoices, string, string>;
  next_look_at: Timestamp;
}

/** Notifications already sent as a message, or that existed when the person subscribed. */
export interface ToldByMessageTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  at: Timestamp;
}

/** Notifications a person has read. */
export interface NotificationReadsTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  read_at: Timestamp;
}
