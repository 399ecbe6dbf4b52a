import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditState } from 'shared/contracts/audit-log';
import type { MessageChoices } from 'shared/contracts/messages';
import type { CodePurpose } from 'shared/contracts/one-time-code';
import type { OwnAction } from 'shared/contracts/own-log';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

export interface UsersTable {
  user_id: string;
  /** Lower case. */
  email: string;
  /** Argon2id hash in encoded form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  sort_name: string;
  /** E-mail and name in lower case, a generated column. */
  search_text: GeneratedAlways<string>;
  phone_number: string | null;
  /** Whether the phone number has been verified by a code. */
  phone_verified: ColumnType<boolean, boolean | undefined, boolean>;
  segment_id: string | null;
  email_verified: boolean;
  /** False omits `customer_roles` from user info, a fault the portal must handle. */
  has_customer_roles: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
  last_login_at: NullableTimestamp;
  /** Version of the person's profile, for optimistic locking. */
  version: ColumnType<number, number | undefined, number>;
}

/** Requested password resets, until the relay has looked up the login. */
export interface PasswordResetRequestsTable {
  email: string;
  asked_at: Timestamp;
}

/** Password reset links. Used ones are deleted. */
export interface PasswordResetsTable {
  /** SHA-256 of the link token, so that a leaked table is useless. */
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Codes that verify a new e-mail or phone number, one per person and purpose. Used ones are deleted. */
export interface OneTimeCodesTable {
  user_id: string;
  purpose: CodePurpose;
  challenge_id: string;
  /** The new e-mail or phone number. */
  destination: string;
  /** Argon2id hash. Four digits are quickly guessed from the hash; the short lifetime is the protection. */
  code_hash: string;
  /** Failed attempts. */
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  verified_at: NullableTimestamp;
}

/** Old or new values of a person's own profile. Never contains passwords. */
export type OwnState = Pick<AuditState, 'name' | 'email'> & {
  phoneNumber?: string | null;
  invoiceReminders?: boolean;
  messages?: MessageChoices;
};

/** Log of changes to people's own profiles. Append-only. */
export interface ProfileLogTable {
  entry_id: string;
  user_id: string;
  at: Timestamp;
  action: OwnAction;
  /** Changed fields; never passwords. */
  before: ColumnType<OwnState | null, string | null, never>;
  after: ColumnType<OwnState | null, string | null, never>;
  correlation_id: string;
}
