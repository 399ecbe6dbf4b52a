import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Feature toggles with their current value, stored as text. */
export interface TogglesTable {
  flag_key: string;
  kind: 'boolean' | 'string';
  value: string;
  version: number;
  updated_at: Timestamp;
}

/** Settings that survive a restart, such as the clock's offset. */
export interface SystemSettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Received log entries and content security policy reports, the latest few thousand. */
export interface CollectorEntriesTable {
  id: Generated<number>;
  kind: 'log' | 'policy';
  received_at: Timestamp;
  /** JSON as text: jsonb would reject characters that an entry may contain. */
  entry: string;
}

/** Outbox: mails and text messages, written in the transaction of the change that causes them. */
export interface OutboxMessagesTable {
  id: Generated<number>;
  recipient: string;
  channel: 'mail' | 'text';
  /** Empty for a text message. */
  subject: string;
  body: string;
  /** JSON array of the links in the body. */
  links: string;
  created_at: Timestamp;
  /** Invitation whose link is in the message; it is marked if delivery fails. */
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** eSIM link in the message; likewise. */
  esim_link_id: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: NullableTimestamp;
  /** When delivery was abandoned. */
  failed_at: NullableTimestamp;
}

/** Requests with an Idempotency-Key, and their answers. */
export interface IdempotencyKeysTable {
  user_id: string;
  customer_id: string;
  key: string;
  /** Hash of method, path and body, which the key is bound to. */
  request_hash: string;
  /** JSON; null only inside the transaction that creates it. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}
